/** Reads the little of TOML that the card tables use: tables, arrays of tables, and values on one line. */

export type Value = string | number | boolean | Value[] | { [name: string]: Value }
export type Rows = Record<string, Record<string, Value>>

export function readToml(text: string): Rows {
  const rows: Rows = {}
  let row: Record<string, Value> = {}
  for (const line of text.split('\n').map(uncommented)) {
    if (!line) continue
    const many = /^\[\[([\w-]+)\.([\w-]+)\]\]$/.exec(line)
    const one = /^\[([\w-]+)\]$/.exec(line)
    if (many) {
      const owner = (rows[many[1]!] ??= {})
      const list = (owner[many[2]!] ??= []) as Value[]
      row = {}
      list.push(row)
    } else if (one) {
      row = rows[one[1]!] ??= {}
    } else {
      const at = line.indexOf('=')
      row[line.slice(0, at).trim()] = value(line.slice(at + 1).trim())
    }
  }
  return rows
}

function uncommented(line: string): string {
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') quoted = !quoted
    if (line[i] === '#' && !quoted) return line.slice(0, i).trim()
  }
  return line.trim()
}

/** Inline tables become objects of JSON, and the rest is JSON already. */
function value(text: string): Value {
  return JSON.parse(text.replace(/([{,]\s*)([\w-]+)\s*=/g, '$1"$2":')) as Value
}
