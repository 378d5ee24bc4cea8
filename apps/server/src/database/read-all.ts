/** Rows fetched at once: a long list must not hold the database for long. */
const CHUNK = 1000

/** More rows than this nobody opens in a spreadsheet. */
const MOST_ROWS = 50_000

type Range = { readonly limit: number; readonly offset: number }

/** Every row of a list, fetched in pieces; at most 50,000. */
export async function readAll<Row>(
  readRange: (range: Range) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  while (rows.length < MOST_ROWS) {
    const piece = await readRange({ limit: CHUNK, offset: rows.length })
    rows.push(...piece)
    if (piece.length < CHUNK) break
  }
  return rows
}
