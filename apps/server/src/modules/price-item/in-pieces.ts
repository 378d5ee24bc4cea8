/** PostgreSQL takes 65,535 values in one statement; rows here have up to eighteen. */
const ROWS_AT_ONCE = 500

/** Rows in as many lists as it takes to write them. */
export function inPieces<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const pieces: Row[][] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    pieces.push(rows.slice(start, start + ROWS_AT_ONCE))
  return pieces
}
