/** Powers of ten of the big units (each opens a new group of four digits). */
const BIG_UNITS: Readonly<Record<string, number>> = { 만: 4, 억: 8, 조: 12, 경: 16 }
/** Powers of ten inside one group. */
const SMALL_UNITS: Readonly<Record<string, number>> = { 십: 1, 백: 2, 천: 3 }

const MAX_LENGTH = 64
const TOKEN = /(\d+(?:,\d+)*(?:\.\d*)?|\.\d+)|([십백천])|([만억조경])/y

type Group = {
  value: number
  usesSmallUnit: boolean
}

/**
 * Reads what a player types into a number field: "1,000", "１２", "−5", "+3만", "1억2천", "1.5억".
 * Returns null when it is not (yet) a number.
 *
 * - Full-width digits and signs, commas between digits, spaces and signs nobody sees are accepted.
 * - A unit without digits counts one: "만" = 10,000, "백만" = 1,000,000.
 * - Speech drops the last unit: "1억2천" means 1억 2천**만**, "2조3천" 2조 3천**억**. It applies only
 *   to an ending written with 천/백/십 right behind 억, 조 or 경; "1억 2000" stays 100,002,000.
 */
export function parseKoreanNumber(text: string): number | null {
  if (text.length > MAX_LENGTH) return null
  const plain = text.replace(/[！-～]/g, toHalfWidth).replace(/[\s\p{DI}]+/gu, '')
  const signed = /^([+\-−–]?)(.+)$/.exec(plain)
  if (signed === null) return null
  const size = parseSize(signed[2] ?? '')
  if (size === null) return null
  return signed[1] === '' || signed[1] === '+' || size === 0 ? size : -size
}

/** U+FF01–FF5E are the ASCII signs shifted by 0xFEE0. */
function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}

function parseSize(text: string): number | null {
  let total = 0
  let lastBigUnit = Number.POSITIVE_INFINITY
  let rest = text
  while (rest !== '') {
    const read = readGroup(rest)
    if (read === null) return null
    const { group, bigUnit, length } = read
    rest = rest.slice(length)
    if (bigUnit === 0 && rest !== '') return null
    if (bigUnit >= lastBigUnit) return null
    total += scale(group.value, bigUnit === 0 ? impliedUnit(group, lastBigUnit) : bigUnit)
    lastBigUnit = bigUnit
  }
  return Number.isFinite(total) ? total : null
}

function impliedUnit(group: Group, lastBigUnit: number): number {
  const isSpoken = group.usesSmallUnit && Number.isFinite(lastBigUnit) && lastBigUnit > 4
  return isSpoken ? lastBigUnit - 4 : 0
}

/** One group up to and with its big unit: "2천", "3백5십만". */
function readGroup(text: string): { group: Group; bigUnit: number; length: number } | null {
  const group: Group = { value: 0, usesSmallUnit: false }
  let digits: string | null = null
  let lastSmall = Number.POSITIVE_INFINITY
  let at = 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)
    if (token === null) return null
    at += token[0].length
    if (token[1] !== undefined) {
      if (digits !== null) return null
      digits = token[1].replaceAll(',', '')
    } else if (token[2] !== undefined) {
      const power = SMALL_UNITS[token[2]] ?? 0
      if (power >= lastSmall) return null
      group.value += scale(Number(digits ?? '1'), power)
      group.usesSmallUnit = true
      lastSmall = power
      digits = null
    } else {
      const bigUnit = BIG_UNITS[token[3] ?? ''] ?? 0
      const isBare = digits === null && !group.usesSmallUnit
      group.value += Number(digits ?? (isBare ? '1' : '0'))
      return { group, bigUnit, length: at }
    }
  }
  if (digits !== null) {
    group.value += Number(digits)
    group.usesSmallUnit = false
  }
  return { group, bigUnit: 0, length: at }
}

/** value × 10^power rounded once: 1.24 × 10^8 by multiplying may end in …001. */
function scale(value: number, power: number): number {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + power}`)
}
