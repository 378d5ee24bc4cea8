/** U+2212, the minus of typography: as wide as "+", so columns of signed numbers line up. */
export const MINUS_SIGN = '−'

const NOT_A_NUMBER = '–'
const UNIT_STEP = 10_000n
/** Specification §9: numbers step by 10,000 with these four suffixes. 경 keeps growing past 9,999. */
const UNIT_NAMES = ['', '만', '억', '조', '경'] as const

/** How {@link formatKoreanUnits} shortens a number. */
export type KoreanUnitsOptions = {
  /** At most this many units are written, the rest is rounded half away from zero. Default: all. */
  readonly maxUnits?: number
}

/**
 * Rounds half away from zero to `digits` decimals in decimal (1.005 → 1.01), where
 * multiplying by 100 first would meet the binary error of 1.005 and give 1.
 *
 * Specification §9: numbers round to 2 decimals by default.
 */
export function roundDecimals(value: number, digits = 2): number {
  if (!Number.isFinite(value)) return value
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  const [scaledMantissa = '0', scaledExponent = '0'] = String(scaled).split('e')
  const rounded = Number(`${scaledMantissa}e${Number(scaledExponent) - digits}`)
  return rounded === 0 ? 0 : Math.sign(value) * rounded
}

/**
 * A number with grouping commas, at most two decimals and no trailing zeros:
 * `1234.5` → "1,234.5", `-3` → "−3". Not finite → "–".
 */
export function formatNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return signOf(value < 0n) + groupDigits(absolute(value).toString())
  if (!Number.isFinite(value)) return NOT_A_NUMBER
  const rounded = roundDecimals(value)
  const size = Math.abs(rounded)
  // From 2^53 on a number has no decimals, and String() would switch to writing 1e+21.
  const text = size >= Number.MAX_SAFE_INTEGER ? BigInt(size).toString() : String(size)
  return signOf(rounded < 0) + groupDigits(text)
}

/** As {@link formatNumber} with "+" before positive values: stat bonuses. Zero carries no sign. */
export function formatSigned(value: number | bigint): string {
  const text = formatNumber(value)
  return value > 0 && text !== '0' && text !== NOT_A_NUMBER ? `+${text}` : text
}

/**
 * A number grouped by 만/억/조/경 with a space between the units:
 * `124_000_000` → "1억 2,400만", `284_000` → "28만 4,000". Exact for bigint of any size;
 * decimals (two) are shown only below 10,000. Not finite → "–".
 */
export function formatKoreanUnits(
  value: number | bigint,
  { maxUnits = UNIT_NAMES.length }: KoreanUnitsOptions = {},
): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return NOT_A_NUMBER
    if (Math.abs(roundDecimals(value)) < Number(UNIT_STEP)) return formatNumber(value)
  }
  const isNegative = value < 0
  const whole = typeof value === 'bigint' ? absolute(value) : BigInt(Math.round(Math.abs(value)))
  const parts = unitParts(roundToUnits(whole, Math.max(1, Math.floor(maxUnits))))
  return signOf(isNegative && whole > 0n) + (parts.length > 0 ? parts.join(' ') : '0')
}

function unitParts(whole: bigint): string[] {
  const parts: string[] = []
  let rest = whole
  for (const [index, name] of UNIT_NAMES.entries()) {
    const isLast = index === UNIT_NAMES.length - 1
    const amount = isLast ? rest : rest % UNIT_STEP
    if (amount > 0n) parts.unshift(groupDigits(amount.toString()) + name)
    rest /= UNIT_STEP
  }
  return parts
}

/** Drops the units below the `maxUnits` highest ones; a carry may raise the highest (9,999만 → 1억). */
function roundToUnits(whole: bigint, maxUnits: number): bigint {
  let highest = 0
  while (highest < UNIT_NAMES.length - 1 && whole >= UNIT_STEP ** BigInt(highest + 1)) highest += 1
  const dropped = highest + 1 - maxUnits
  if (dropped <= 0) return whole
  const unit = UNIT_STEP ** BigInt(dropped)
  return ((whole + unit / 2n) / unit) * unit
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

function signOf(isNegative: boolean): string {
  return isNegative ? MINUS_SIGN : ''
}

function groupDigits(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
