/** Before the tests: what is printed on the components of the games, from the rules themselves. */

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const root = new URL('..', import.meta.url).pathname
const own = ['.venv-test', '.venv'].map((folder) => `${root}${folder}/bin/python`).find(existsSync)

export default function setup({ provide }) {
  const text = execFileSync(own ?? 'python', ['-m', 'tools.webprinted'], {
    cwd: root,
    encoding: 'utf-8',
    maxBuffer: 1 << 26,
  })
  provide('printed', JSON.parse(text))
}
