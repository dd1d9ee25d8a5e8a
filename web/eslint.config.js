// What the compiler does not say: unused variables, promises that nobody waits for, keys that are missing in Svelte's
// lists.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['src/views/'] }, // made by `python -m tools.webtypes`
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // `_`: somebody else decides how many arguments there are.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      // `{' '}` keeps a space that a line break would swallow.
      'svelte/no-useless-mustaches': 'off',
      // It takes the words of our reasons for warnings; svelte-check knows which are in vain.
      'svelte/no-unused-svelte-ignore': 'off',
      // A map that is filled and read within one computation need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // TypeScript knows better which names there are.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
)
