// Spaces, sizes of text and breakpoints come from the few that there are: tokens in `src/tokens.css`, and the four
// below.
import breakpoints from './tools/breakpoints.js'

const RAW_SPACE = String.raw`/(?<![\d.])(?!1px)\d*\.?\d+(px|r?em)/` // a line of 1px is no space
const RAW_SIZE = String.raw`/\d(px|rem)/`

export default {
  plugins: [breakpoints],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'declaration-property-value-disallowed-list': {
      '/^(scroll-)?(padding|margin)/': [RAW_SPACE],
      '/gap$/': [RAW_SPACE],
      'font-size': [RAW_SIZE],
      font: [RAW_SIZE],
    },
    'munera/breakpoints': [[500, 720, 860, 1100]],
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': null,
    'function-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'unit-no-unknown': true,
  },
}
