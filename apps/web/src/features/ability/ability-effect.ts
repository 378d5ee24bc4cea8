import { MINUS_SIGN } from '@gyeol/korean'

const NUMBER = String.raw`\d+(?:\.\d+)?`

/** One number for each tier: `10/15/30/60/90`. */
const LIST_OF_TIERS = /(?<![\d/])\d+(?:\/\d+){4}(?![\d/])/g

/** How often a stat counts: `STR*2/2`, `LUK/25`. */
const STAT_FACTOR = new RegExp(String.raw`(?<=[A-Z]{3})(?:[*/^]${NUMBER})+`, 'g')

/** Sums that stand alone in brackets; `(+5)` adds to what stands before it. */
const BRACKETS = new RegExp(String.raw`\((${NUMBER}(?:[+*/^-]${NUMBER})*)\)`, 'g')

/** Sums without spaces; those with spaces have a stat in them. */
const SUM = new RegExp(String.raw`(?<![A-Za-z\d.*/^])${NUMBER}(?:[+*/^-]${NUMBER})+`, 'g')

/**
 * What an effect comes to at a tier (from 1): `STR +1T` at 3 is `STR +3`, `최대HP +50*2^(T-1)` is
 * `최대HP +200`, `10/15/30/60/90` is `30`, `기본STR*2^(T-1)/2` is `기본STR×2`. A T that is a letter of
 * a word (STR, INT) is none.
 */
export function effectAtTier(effect: string, tier: number): string {
  let text = effect
    .replaceAll(LIST_OF_TIERS, (list) => list.split('/')[tier - 1] ?? list)
    .replaceAll(/(?<=\d)T(?![A-Za-z])/g, `*${tier}`)
    .replaceAll(/(?<![A-Za-z])T(?![A-Za-z])/g, String(tier))
  for (let last = ''; last !== text; ) {
    last = text
    text = text.replaceAll(BRACKETS, (_, sum: string) => String(valueOf(sum)))
  }
  return text
    .replaceAll(STAT_FACTOR, (factors) => writeFactor(valueOf(`1${factors}`)))
    .replaceAll(SUM, (sum) => writeNumber(valueOf(sum)))
}

const WORK: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
}

/** What is worked out last comes first. */
const ORDER = [['+', '-'], ['*', '/'], ['^']] as const

function valueOf(sum: string): number {
  for (const signs of ORDER) {
    const at = Math.max(...signs.map((sign) => sum.lastIndexOf(sign)))
    const work = WORK[sum[at] ?? '']
    if (work) return work(valueOf(sum.slice(0, at)), valueOf(sum.slice(at + 1)))
  }
  return Number(sum)
}

function writeFactor(factor: number): string {
  if (factor === 1) return ''
  const part = Math.round(1e6 / factor) / 1e6
  return factor < 1 && Number.isInteger(part) ? `/${part}` : `×${writeNumber(factor)}`
}

function writeNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return `${rounded < 0 ? MINUS_SIGN : ''}${Math.abs(rounded)}`
}
