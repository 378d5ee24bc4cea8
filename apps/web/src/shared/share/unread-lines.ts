import { pastedLines } from '@gyeol/korean'

/** The lines of a pasted text with these numbers: those that were not read. */
export function leftLines(text: string, at: readonly number[]): string {
  const left = pastedLines(text).filter(({ number }) => at.includes(number))
  return left.map((line) => line.text).join('\n')
}

/** The text with those lines as they were corrected: each in its place, other ones where the first was. */
export function withCorrected(text: string, at: readonly number[], corrected: string): string {
  const left = pastedLines(text).filter(({ number }) => at.includes(number))
  const fixed = corrected.split('\n')
  const isEach = fixed.length === left.length
  return pastedLines(text)
    .flatMap((line) => {
      const place = left.findIndex(({ number }) => number === line.number)
      if (place < 0) return [line.text]
      if (isEach) return fixed.slice(place, place + 1)
      return place === 0 ? [corrected] : []
    })
    .join('\n')
}
