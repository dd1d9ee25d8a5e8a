// Finds files, exports and packages that nothing uses. It reads TypeScript; what it should see of the rest is told
// here.
const scripts = /<script[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>[\s\S]*?<\/style>/g

/** The scripts of a component, and the `things.members` that its markup names. */
function svelte(text) {
  const code = [...text.matchAll(scripts)].map(([, inside]) => inside)
  const markup = text.replace(scripts, '').replace(styles, '')
  return [...code, ...(markup.match(/\b[a-z]\w*\.[a-z]\w*/g) ?? [])].join('\n;')
}

/** Style sheets import packages, too. */
function css(text) {
  return [...text.matchAll(/@import ['"]([^'"]+)['"]/g)].map(([, path]) => `import '${path}'`).join('\n')
}

export default {
  entry: ['src/boards/*/index.ts', 'src/previews.ts', 'tools/faces.js'],
  project: ['src/**/*.{ts,svelte,css}', 'tools/*.js'],
  ignore: ['src/views/**'], // made by `python -m tools.webtypes`
  ignoreDependencies: ['axe-core'], // the browser tests load it
  compilers: { svelte, css },
}
