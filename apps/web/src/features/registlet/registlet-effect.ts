import { MINUS_SIGN, roundDecimals } from '@gyeol/korean'
import { LEVEL_PATTERNS } from './level-words.ts'

type Rule = readonly [pattern: RegExp, at: (level: number, groups: Groups) => string]
type Groups = Readonly<Record<string, string>>
type Patterns = Readonly<Record<keyof typeof LEVEL_PATTERNS, string>>

const number = (text: string | undefined) => Number(text ?? '0')
const sum = ({ base, sign, step }: Groups, level: number) =>
  number(base) + (sign === '-' ? -1 : 1) * number(step) * level

const AMOUNT = String.raw`\d+(?:\.\d+)?`

/** How effects speak of the level, the longest form first; what fits none has no level in it. */
const rulesOf = ({ level: LEVEL, unit: UNIT, upTo: UP_TO }: Patterns): readonly Rule[] => [
  // 110%-10%/레벨, 1초+1초/레벨
  [
    new RegExp(
      `(?<base>${AMOUNT})(?<unit>${UNIT})?(?<sign>[+-])(?<step>${AMOUNT})(?:${UNIT})?/${LEVEL}`,
      'g',
    ),
    (level, groups) => `${tidy(sum(groups, level))}${groups.unit ?? ''}`,
  ],
  // +5%/레벨
  [
    new RegExp(`(?<step>${AMOUNT})(?<unit>${UNIT})?/${LEVEL}`, 'g'),
    (level, groups) => `${tidy(number(groups.step) * level)}${groups.unit ?? ''}`,
  ],
  // 레벨당 최대 HP +10
  [
    /^레벨당 (?<words>.*?[+-])(?<step>\d+(?:\.\d+)?)/g,
    (level, groups) => `${groups.words}${tidy(number(groups.step) * level)}`,
  ],
  // 1100-100×레벨
  [
    new RegExp(String.raw`(?<base>\d+)(?<sign>[+-])(?<step>${AMOUNT})×${LEVEL}`, 'g'),
    (level, groups) => tidy(sum(groups, level)),
  ],
  // 30-레벨 초, 10%+레벨%, 5초+레벨초
  [
    new RegExp(
      String.raw`(?<base>\d+)(?:${UNIT})?(?<sign>[+-])${LEVEL}(?<unit> ?(?:${UNIT}))?`,
      'g',
    ),
    (level, groups) => `${tidy(sum({ ...groups, step: '1' }, level))}${groups.unit ?? ''}`,
  ],
  // -레벨%, 최대 레벨개, 누적 수×레벨
  [
    new RegExp(`(?<before>[-×]|${UP_TO})${LEVEL}`, 'g'),
    (level, groups) => `${groups.before}${level}`,
  ],
]

/** Reads effects that speak of the level so. */
export function effectReader(patterns: Patterns): (effect: string, level: number) => string {
  const rules = rulesOf(patterns)
  return (effect, level) =>
    rules.reduce(
      (text, [pattern, at]) =>
        text.replace(pattern, (...found: readonly unknown[]) => {
          // The last argument of a replacer is the pattern's named groups.
          const groups = found.at(-1) as Readonly<Record<string, string | undefined>>
          const given = Object.entries(groups).filter(([, value]) => value !== undefined)
          return at(level, Object.fromEntries(given) as Groups)
        }),
      effect,
    )
}

/**
 * What an effect comes to at a level: `위력 +5%/레벨` at 3 is `위력 +15%`. Effects without a level
 * in them stay as they are.
 */
export const effectAt = effectReader(LEVEL_PATTERNS)

/** Whether the level makes a difference to an effect. */
export function growsWithLevel(effect: string): boolean {
  return effectAt(effect, 1) !== effectAt(effect, 2)
}

function tidy(value: number): string {
  return `${value < 0 ? MINUS_SIGN : ''}${Math.abs(roundDecimals(value))}`
}
