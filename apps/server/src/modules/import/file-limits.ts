/**
 * What is read of a file at most. Files are refused by these before they are parsed, or while they
 * are: a kilobyte can name a cell a million rows down, and four megabytes hold four million lines.
 * Rows are counted with the empty ones between them: twice those that may be taken over. The number
 * stands here because the contract would double the time its reader takes to start.
 */
export const FILE_LIMITS = {
  rows: 20_000,
  columns: 256,
  cells: 1_000_000,
  /** Ten times what the largest list needs. */
  unpackedBytes: 64 * 1024 * 1024,
  depth: 32,
} as const

export const TOO_MANY_CELLS = '칸이 너무 많아요. 쓰지 않는 행과 열을 지우고 나눠 주세요.'

/** A file is larger than anything that could be taken over; the message is Korean. */
export class FileTooLarge extends Error {}

/** Throws FileTooLarge when a table of this size is more than is read. */
export function refuseTooLarge(rows: number, columns: number): void {
  if (rows > FILE_LIMITS.rows)
    throw new FileTooLarge(
      `줄이 너무 많아요. 빈 줄까지 ${FILE_LIMITS.rows}줄을 넘지 않게 나눠 주세요.`,
    )
  if (columns > FILE_LIMITS.columns)
    throw new FileTooLarge(`열이 너무 많아요. ${FILE_LIMITS.columns}열까지 읽을 수 있어요.`)
  if (rows * columns > FILE_LIMITS.cells) throw new FileTooLarge(TOO_MANY_CELLS)
}
