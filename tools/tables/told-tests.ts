/** A line of a table that says which tests show something, or why none does. */
export type ToldLine = {
  readonly id: string
  readonly tests: readonly { readonly path: string; readonly name: string | null }[]
  readonly reason: string
}

const TEST = /^`([^`]+)`(?: "([^"]+)")?$/

/** Reads the lines of a document's tables: id, what, tests, reason. */
export function readTold(document: string): readonly ToldLine[] {
  return document
    .split('\n')
    .filter((line) => /^\| [A-Z]?\d/.test(line) || /^\| V\d/.test(line))
    .map((line) => {
      const [, id = '', , tests = '', reason = ''] = line.split('|').map((cell) => cell.trim())
      return {
        id,
        reason,
        tests: tests
          .split('<br>')
          .filter((test) => test !== '')
          .map((test) => {
            const [, path, name] = TEST.exec(test) ?? []
            if (path === undefined) throw new Error(`${id}: not a test: ${test}`)
            return { path, name: name ?? null }
          }),
      }
    })
}
