import { formatKoreanUnits, formatNumber, MINUS_SIGN } from '@gyeol/korean'

const UNITS_SHOWN = 2

/** A whole sum as text of any length: "1억 2,400만"; beyond what a number holds, in whole 조. */
export function sumWords(text: string): string {
  const sum = BigInt(text)
  const size = sum < 0n ? -sum : sum
  const words =
    size <= BigInt(Number.MAX_SAFE_INTEGER)
      ? formatKoreanUnits(Number(size), { maxUnits: UNITS_SHOWN })
      : `${formatNumber(Number(size / JO))}조`
  return sum < 0n ? `${MINUS_SIGN}${words}` : words
}

const JO = 1_000_000_000_000n
