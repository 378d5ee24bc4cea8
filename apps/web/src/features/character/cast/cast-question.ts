import {
  distanceWith,
  type HitInput,
  type HitNumbers,
  isDualSwords,
  isLongRange,
  type SheetLine,
  type SkillEvidence,
  type SkillHit,
  type SkillNumbers,
  type SubKind,
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
      hitQuestion(
        { id, isLongRange: isLongRange(hit.hit, situation.built.sheet.input.main.kind) },
        hit,
        {
          ...situation,
          mp: numbers.mp ?? 0,
        },
      ),
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
      range: rangeOf(hit, setting.distance ?? distanceWith(built.sheet.input.main.kind)),
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
  hit: ElementHit,
  target: MonsterElement,
): number {
  const own = sheet.sum(`vs_${target}_pct`)
  const isBeating =
    hit.element === 'against' ||
    hitElements(sheet.input, hit).some((element) => element === WEAK_TO[target])
  const isCaster = sheet.input.main.kind === 'staff' || sheet.input.main.kind === 'magicDevice'
  const int =
    hit.type === 'magic' && (isCaster || isBeating) ? Math.floor(sheet.input.base.int / 10) : 0
  return own + (isBeating && target !== 'neutral' ? ELEMENT_ADVANTAGE_PERCENT : 0) + int
}

type ElementHit = Pick<SkillHit, 'type' | 'element' | 'dualElement'>

const DUAL_HANDS: Readonly<Record<string, SubKind>> = {
  arrow: 'arrow',
  magic_device: 'magicDevice',
  one_hand_sword: 'oneHandSword',
}

/** Arrows take the place of the bow's own element; two swords carry both, and some skills add the other hand's. */
function hitElements(
  { main, sub }: BuiltSheet['sheet']['input'],
  { element, dualElement }: ElementHit,
): string[] {
  const arrow = main.kind === 'bow' && sub?.kind === 'arrow' ? sub.element : undefined
  const own = element ?? arrow ?? main.element
  const added = dualElement === undefined ? undefined : DUAL_HANDS[dualElement]
  const isBoth = element === undefined && isDualSwords({ main, sub })
  const second = isBoth || (added !== undefined && sub?.kind === added) ? sub?.element : undefined
  return [own, second].filter((one) => one !== undefined)
}

function rangeOf({ range }: SkillHit, distance: 'short' | 'long'): HitInput['skill']['range'] {
  if (range === 'short' || range === 'long') return range
  return range === 'yes' || range === 'both' ? distance : 'none'
}
