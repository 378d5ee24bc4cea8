import {
  type HitInput,
  type HitNumbers,
  isDualSwords,
  type SheetLine,
  type SkillEvidence,
  type SkillHit,
  type SkillNumbers,
} from '@gyeol/character'
import { ELEMENT_ADVANTAGE_PERCENT, WEAK_TO } from '@gyeol/game-data'
import type { MonsterElement } from '@gyeol/terms'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CastSetting } from '../build/character-build.ts'
import type { KnownTarget } from './cast-target.ts'
import { damageSum, duringHit, type MeantSkill } from './hit-lines.ts'

/** Why a hit cannot be calculated. */
export type HitRefusal = 'power' | 'number' | 'target'

/** One roll of a skill, ready to be calculated, or why it cannot be. */
export type HitQuestion =
  | {
      readonly ok: true
      readonly input: HitInput
      readonly rolls: number
      /** What the hit brings along, already counted in. */
      readonly brought: readonly SheetLine[]
      readonly evidence: SkillEvidence
    }
  | { readonly ok: false; readonly refusal: HitRefusal; readonly evidence: SkillEvidence }

/** Everything a cast depends on besides the skill. */
export type CastSituation = {
  readonly built: BuiltSheet
  readonly setting: CastSetting
  readonly target: KnownTarget
  readonly element: MonsterElement
}

/** The hits of a cast (CH38–CH46). What is an alternative of another hit is left out. */
export function hitQuestions(
  id: string,
  numbers: SkillNumbers,
  situation: CastSituation,
): HitQuestion[] {
  return numbers.hits
    .filter(({ hit }) => hit.hidden !== true)
    .map((hit) =>
      hitQuestion({ id, isLongRange: hit.hit.longRangeSkill === true }, hit, {
        ...situation,
        mp: numbers.mp ?? 0,
      }),
    )
}

function hitQuestion(
  skill: MeantSkill,
  { hit, constant, multiplier, rolls, lines: brought }: HitNumbers,
  situation: CastSituation & { readonly mp: number },
): HitQuestion {
  const { setting, mp } = situation
  const { evidence } = hit
  const power = powerOf(situation.built, hit)
  const target = wholeTarget(situation.target, hit)
  if (power === null) return { ok: false, refusal: 'power', evidence }
  if (constant === null || multiplier === null || rolls === null)
    return { ok: false, refusal: 'number', evidence }
  if (!target) return { ok: false, refusal: 'target', evidence }
  const built = duringHit(situation.built, brought)
  const sum = (stat: Parameters<typeof damageSum>[1]) => damageSum(built, stat, skill)
  const input: HitInput = {
    ...ofCharacter(built, hit),
    power,
    advantage: advantageOf(built, hit, situation.element),
    unsheathe: { flat: sum('unsheathe'), pct: sum('unsheathe_pct') },
    proration: setting.proration,
    combo: hit.noCombo === true ? 100 : setting.combo,
    passive: sum('total_damage_a_pct'),
    brave: sum('total_damage_b_pct'),
    skill: {
      constant: constant + sum('skill_constant'),
      multiplier: multiplier + sum('skill_multiplier'),
      mp,
      hits: 1,
      range: rangeOf(hit, setting.distance),
      unsheathe: hit.unsheathe ?? setting.isUnsheathed,
      defense: hit.defense,
    },
    target,
  }
  return { ok: true, input, rolls, brought, evidence }
}

/** CH45; a special formula is not guessed. */
function powerOf({ sheet }: BuiltSheet, { type, power, powerStat, base }: SkillHit): number | null {
  if (powerStat !== undefined || base !== undefined) return null
  if (power === undefined) return sheet.value(type === 'magic' ? 'matk' : 'atk')
  if (power.kind === 'dual_sword') return sheet.value('dualAtk')
  const { atk, matk } = power
  if (power.kind === 'custom' || atk === undefined || matk === undefined) return null
  return Math.floor((sheet.value('atk') * atk + sheet.value('matk') * matk) / 100)
}

type OfCharacter = Pick<
  HitInput,
  | 'type'
  | 'weapon'
  | 'level'
  | 'pierce'
  | 'stability'
  | 'critRate'
  | 'critDamage'
  | 'accuracy'
  | 'shortRange'
  | 'longRange'
>

function ofCharacter({ sheet }: BuiltSheet, { type }: SkillHit): OfCharacter {
  const isMagic = type === 'magic'
  return {
    type,
    weapon: isDualSwords(sheet.input) ? 'dualSwords' : sheet.input.main.kind,
    level: sheet.input.level,
    pierce: sheet.value(isMagic ? 'magicPierce' : 'physPierce'),
    stability: sheet.value('stability'),
    critRate: sheet.value(isMagic ? 'magicCritRate' : 'critRate'),
    critDamage: sheet.value(isMagic ? 'magicCritDamage' : 'critDamage'),
    accuracy: sheet.value('accuracy'),
    shortRange: sheet.sum('short_range_damage_pct'),
    longRange: sheet.sum('long_range_damage_pct'),
  }
}

/** What a hit of this kind must know of its target; null while some of it is not known. */
function wholeTarget(target: KnownTarget, { type, defense }: SkillHit): HitInput['target'] | null {
  const { level, hp, def, mdef } = target
  const isMdef = defense === 'mdef' || (defense === undefined && type === 'magic')
  const withstands = isMdef ? mdef : def
  if (level === null || withstands === null) return null
  return {
    level,
    def: def ?? 0,
    mdef: mdef ?? 0,
    physResist: target.physResist ?? 0,
    magicResist: target.magicResist ?? 0,
    critResist: target.critResist ?? 0,
    dodge: target.dodge ?? 0,
    hp: hp ?? undefined,
  }
}

/** CH38 and CH39. */
export function advantageOf(
  { sheet }: BuiltSheet,
  hit: Pick<SkillHit, 'type' | 'element'>,
  target: MonsterElement,
): number {
  const own = sheet.sum(`vs_${target}_pct`)
  const isBeating = hit.element === 'against' || hitElement(sheet.input, hit) === WEAK_TO[target]
  const isCaster = sheet.input.main.kind === 'staff' || sheet.input.main.kind === 'magicDevice'
  const int =
    hit.type === 'magic' && (isCaster || isBeating) ? Math.floor(sheet.input.base.int / 10) : 0
  return own + (isBeating && target !== 'neutral' ? ELEMENT_ADVANTAGE_PERCENT : 0) + int
}

function hitElement(
  { main, sub }: BuiltSheet['sheet']['input'],
  { element }: Pick<SkillHit, 'element'>,
): string {
  if (element !== undefined) return element
  const arrow = main.kind === 'bow' && sub?.kind === 'arrow' ? sub.element : undefined
  return arrow ?? main.element ?? 'none'
}

function rangeOf(
  { range }: SkillHit,
  distance: CastSetting['distance'],
): HitInput['skill']['range'] {
  if (range === 'short' || range === 'long') return range
  return range === 'yes' || range === 'both' ? distance : 'none'
}
