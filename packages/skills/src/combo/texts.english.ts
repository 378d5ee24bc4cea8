import type { ComboFinding, ComboFindingCode } from './check.ts'
import type { MpReason } from './cost.ts'
import type { StatEquipment, StatEquipmentRefusal, StatEquipmentRefusalCode } from './simulate.ts'
import type { ComboTag } from './tags.ts'

/** English names of the tags. `cancel` has no name in the game; it is our wording. */
export const COMBO_TAG_NAMES: Readonly<Record<ComboTag, string>> = {
  consecutive: 'Consecutive',
  charge: 'Charge',
  swift: 'Swift',
  smite: 'Smite',
  mindsEye: 'Mind’s Eye',
  tenacity: 'Tenacity',
  invincible: 'Invincible',
  bloodsucker: 'Bloodsucker',
  tough: 'Tough',
  reflection: 'Reflection',
  cancel: 'Cancel',
}

/** What every tag does, in our own words. */
export const COMBO_TAG_HINTS: Readonly<Record<ComboTag, string>> = {
  consecutive:
    'MP drops by 100 for each place further back; damage drops by 10% each time it’s used',
  charge: 'No MP now; later skills pay with its MP. What is left is paid at the end',
  swift: 'Motion speed +50%',
  smite: 'Damage +50%, the next skill −50%. As the last skill it costs double MP',
  mindsEye: 'Always hits and raises accuracy. The combo stops while the target resists ailments',
  tenacity: 'Pays 10% of max HP for every 100 MP missing',
  invincible: 'The further back, the likelier you are invincible during the motion',
  bloodsucker: 'Recovers HP when it deals damage; after 10 seconds it takes HP and damage rises',
  tough: 'Halves damage taken during the motion, and 25% less during the next',
  reflection:
    'When hit, strikes back with a normal attack; when not, the next skill costs 100 MP less',
  cancel: 'Ends the combo here. No MP is paid, and charged MP is lost',
}

/** Why a place costs what it costs. */
export const MP_REASON_TEXTS: Readonly<Record<MpReason, string>> = {
  reflection: 'Reflection before it: MP −100',
  smiteAtEnd: 'Smite at the end: MP ×2',
  halved: 'Half the MP, thanks to the skill before',
  charged: 'Charge: not paid now',
  consecutive: 'Consecutive: less MP',
  paidByCharge: 'Paid with charged MP',
  tenacity: 'Tenacity: paid with HP',
  cancelled: 'Cancel: not paid',
}

const placeName = (place: number | undefined) => `Skill ${(place ?? 0) + 1}`

/** Every finding of a combo as an English sentence that says what to do. */
export const COMBO_FINDING_TEXTS: Readonly<
  Record<ComboFindingCode, (finding: ComboFinding) => string>
> = {
  TAG_ON_FIRST: () => 'The first skill can’t have a tag. Add tags from the second skill on.',
  CANNOT_START: () => 'This skill can’t start a combo. Put another one first.',
  SAME_SKILL_TWICE: ({ place, detail }) =>
    `${placeName(place)} is the same as ${placeName(detail).toLowerCase()}. Only skills with 0 MP can be used more than once.`,
  TOO_MANY_POINTS: ({ detail }) => `Short of ${detail} combo points. Remove skills or tags.`,
  MP_NOT_ALLOWED: ({ place }) => `${placeName(place)}: enter MP from 0 to 9,900 in steps of 100.`,
  SMITE_AT_END: ({ place }) =>
    `${placeName(place)}: Smite at the end costs double MP. Try one more skill after it.`,
  CHARGE_AT_END: ({ place }) =>
    `${placeName(place)}: with no skill after it, charged MP is paid in full and only the damage drops.`,
  CHARGE_NOT_PAID: ({ place }) =>
    `${placeName(place)}: the skills after it don’t use up the charged MP. The rest is paid at the end.`,
  REFLECTION_AT_END: ({ place }) =>
    `${placeName(place)}: with no skill after it, Reflection can’t save MP.`,
  CONSECUTIVE_ON_FREE_SKILL: ({ place }) =>
    `${placeName(place)}: Consecutive saves nothing on a skill with 0 MP.`,
  SKILL_AFTER_CANCEL: ({ place }) =>
    `${placeName(place)}: the combo ends before it, so it may not be used. Put Cancel last.`,
  DAMAGE_TAG_ON_BUFF: ({ place }) =>
    `${placeName(place)}: it deals no damage, so Smite doesn’t strengthen it.`,
}

/** A finding as a sentence. */
export function describeComboFinding(finding: ComboFinding): string {
  return COMBO_FINDING_TEXTS[finding.code](finding)
}

const EQUIPMENT_NAMES: Readonly<Record<keyof StatEquipment, string>> = {
  maxMp: 'Max MP',
  attackMpRecovery: 'Attack MP recovery',
  combatMpRecovery: 'MP recovery in combat',
  motionSpeed: 'Motion speed',
  attackSeconds: 'Normal attack time',
  skillSeconds: 'Skill time',
}

/** Every wrong field of the equipment as an English sentence. */
export const STAT_EQUIPMENT_REFUSAL_TEXTS: Readonly<
  Record<StatEquipmentRefusalCode, (refusal: StatEquipmentRefusal) => string>
> = {
  NOT_A_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: enter a number.`,
  NOT_A_WHOLE_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: enter a whole number.`,
  BELOW_MINIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: enter ${limit} or more.`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: enter ${limit} or less.`,
}

/** Why the simulation cannot begin. */
export const COMBO_BLOCKED_TEXTS = {
  EMPTY: 'Add skills to the combo first.',
  MP_TOO_HIGH: 'The combo costs more than your max MP. Lower its MP with tags.',
} as const
