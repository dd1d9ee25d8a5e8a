// Prints the drawing of figures as one script that makes `Figures`, for the browser test that compares faces.
import { build } from 'vite'

const ENTRY = 'virtual-faces'
const here = new URL('../src/art/', import.meta.url).pathname
const text = `
import '${here}games/for_glory.ts'
import '${here}games/gladius.ts'
import '${here}games/serpents.ts'
export { figure } from '${here}figures/index.ts'
export { recruit } from '${here}figures/recruits.ts'
export { STILL } from '${here}figures/traits.ts'
`
const entry = {
  name: 'faces',
  resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? text : undefined),
}
const [made] = [
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'Figures', fileName: 'faces' },
    },
  }),
].flat()
process.stdout.write(made.output[0].code)
