import {
  MAX_SKILL_LEVEL,
  type SkillEffect,
  type SkillHit,
  skillNumber,
  type SkillNumber,
  type SkillVariant,
} from '@gyeol/character'
import { GEAR_NAMES } from '@gyeol/game-data'
import { formatNumber, roundDecimals } from '@gyeol/korean'
import { damageTexts } from './damage.texts.ts'

/** What a skill deals with certain gear, in words. */
export type DamageWords = {
  readonly gear: string
  readonly hits: readonly HitWords[]
}

type HitWords = {
  /** `물리 150% + 100` */
  readonly amount: string
  /** What adds to it. */
  readonly more: readonly string[]
  readonly isDisputed: boolean
}

/** The damage of a skill at its highest level with nothing that a build adds; empty where none is known. */
export function damageOf({ variants }: SkillEffect): readonly DamageWords[] {
  return variants.flatMap((variant) => {
    const hits = (variant.hits ?? []).filter(({ hidden }) => hidden !== true).map(hitWords)
    return hits.length === 0 ? [] : [{ gear: gearWords(variant), hits }]
  })
}

function gearWords({ worn }: SkillVariant): string {
  const ways = worn.map(({ main, sub, armor }) =>
    [
      ...(main === undefined ? [] : [GEAR_NAMES[main]]),
      ...(sub === undefined ? [] : [sub === 'none' ? damageTexts.noSub : GEAR_NAMES[sub]]),
      ...(armor === undefined ? [] : [GEAR_NAMES[armor]]),
    ].join(' + '),
  )
  return ways.length === 0 ? damageTexts.anyGear : ways.join(' · ')
}

function hitWords(hit: SkillHit): HitWords {
  const texts = damageTexts
  const multiplier = amountOf(hit.multiplier)
  const constant = amountOf(hit.constant)
  const count = amountOf(hit.count)
  const times = hit.split ? texts.parts : texts.times
  const dealt = multiplier === null ? texts.unknown : `${formatNumber(multiplier)}%`
  const amount = [
    texts.type[hit.type],
    ` ${dealt}`,
    constant === null || constant === 0 ? '' : texts.constant(formatNumber(constant)),
    count === null || count <= 1 ? '' : ` · ${times(formatNumber(count))}`,
  ].join('')
  const more = [
    ...eachOf(hit.multiplier, texts.each),
    ...eachOf(hit.constant, texts.constantEach),
    ...([hit.multiplier, hit.constant, hit.count].some(growsOtherwise) ? [texts.grows] : []),
  ]
  return { amount, more, isDisputed: hit.evidence === 'differ' }
}

function amountOf(number: SkillNumber): number | null {
  const amount = skillNumber(number, MAX_SKILL_LEVEL, {})
  return amount === null ? null : roundDecimals(amount, 2)
}

/** The stats a number grows by, each with how much. */
function eachOf(
  number: SkillNumber,
  words: (of: string, amount: string) => string,
): readonly string[] {
  return sharesOf(number).flatMap(({ of, each }) => {
    const named = variableWords(of)
    const amount = typeof each === 'number' ? each : (each.at(-1) ?? 0)
    return named === null || amount === 0
      ? []
      : [words(named, formatNumber(roundDecimals(amount, 3)))]
  })
}

function sharesOf(number: SkillNumber) {
  return number !== null && typeof number === 'object' && 'byLevel' in number
    ? (number.plus ?? [])
    : []
}

/** Whether it reads something that is not told one by one: a formula of stats, or what is stacked. */
function growsOtherwise(number: SkillNumber): boolean {
  if (number !== null && typeof number === 'object' && 'expr' in number) {
    return /stack|extra|base|total|sub|character/.test(number.expr)
  }
  return sharesOf(number).some(({ of }) => variableWords(of) === null)
}

const STAT = /^(?<kind>base|total)\.(?<stat>str|int|vit|agi|dex|tec|men|luk|crt)$/

function variableWords(of: string): string | null {
  const { kind, stat = '' } = STAT.exec(of)?.groups ?? {}
  if (kind !== undefined) {
    const name = stat.toUpperCase()
    return kind === 'base' ? damageTexts.base(name) : name
  }
  const texts = damageTexts
  const named: Readonly<Record<string, string>> = {
    'character.level': texts.level,
    'sub.atk': texts.subAtk,
    'sub.refine': texts.subRefine,
  }
  return named[of] ?? null
}
