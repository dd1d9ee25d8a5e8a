// Prints the drawing of figures as one script that makes `Figures`, for the browser test that compares faces.
import { build } from 'vite'

const ENTRY = 'virtual-faces'
const here = new URL('../src/art/figures/', import.meta.url).pathname
const text = `
export { figure } from '${here}index.ts'
export { recruit } from '${here}recruits.ts'
export { seatLook } from '${here}seats.ts'
export { STILL } from '${here}traits.ts'
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
