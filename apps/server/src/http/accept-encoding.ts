/** The encodings pages are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERENCE = ['br', 'gzip'] as const

const ALL: ReadonlySet<Encoding> = new Set(PREFERENCE)

/** The best encoding a client says it takes, of those there are; nothing readable means plain bytes. */
export function pickEncoding(
  header: string | string[] | undefined,
  offered: ReadonlySet<Encoding> = ALL,
): Encoding {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  )
  return (
    PREFERENCE.find((encoding) => accepted.has(encoding) && offered.has(encoding)) ?? 'identity'
  )
}
