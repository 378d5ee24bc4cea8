import { BadBackupError } from './bad-backup-error.ts'

const NEWLINE = 10

/** The lines of a stream of UTF-8, each without its newline; a last line without one is given too. */
export async function* splitLines(
  chunks: AsyncIterable<Buffer | string>,
  mostBytes: number,
): AsyncGenerator<string> {
  let held: Buffer[] = []
  let heldBytes = 0
  const take = (piece: Buffer) => {
    held.push(piece)
    heldBytes += piece.length
    if (heldBytes > mostBytes) throw new BadBackupError('damaged')
  }
  const line = () => {
    const text = Buffer.concat(held).toString('utf8')
    held = []
    heldBytes = 0
    return text
  }
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk)
    let from = 0
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, from)) {
      take(bytes.subarray(from, at))
      yield line()
      from = at + 1
    }
    if (from < bytes.length) take(bytes.subarray(from))
  }
  if (heldBytes > 0) yield line()
}
