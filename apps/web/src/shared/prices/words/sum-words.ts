import { formatKoreanUnits, formatNumber, MINUS_SIGN } from '@gyeol/korean'
import { priceTexts } from '../prices.texts.ts'

const UNITS_SHOWN = 2

/** A whole sum of any size: "1억 2,400만"; beyond what a number holds, in whole 조. */
export function sumWords(sum: bigint): string {
  const size = sum < 0n ? -sum : sum
  const words =
    size <= BigInt(Number.MAX_SAFE_INTEGER)
      ? formatKoreanUnits(Number(size), { maxUnits: UNITS_SHOWN })
      : `${formatNumber(Number(size / JO))}조`
  return sum < 0n ? `${MINUS_SIGN}${words}` : words
}

const JO = 1_000_000_000_000n

/** The whole number with its commas: "124,000,000 스피나". */
export function fullSum(sum: bigint): string {
  return priceTexts.full(formatNumber(sum))
}
