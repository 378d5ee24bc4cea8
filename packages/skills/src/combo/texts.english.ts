import type { ComboFinding, ComboFindingCode } from './check.ts'
import type { MpReason } from './cost.ts'
import type { StatEquipment, StatEquipmentRefusal, StatEquipmentRefusalCode } from './simulate.ts'
import type { ComboTag } from './tags.ts'

/** English names of the tags. */
export const COMBO_TAG_NAMES: Readonly<Record<ComboTag, string>> = {
  consecutive: 'Consecutive',
  charge: 'Save',
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
  consecutive: 'Costs 100 MP less the later it stands; each use deals 10% less damage',
  charge: 'Costs no MP now; later skills are paid with this MP. What is left is paid at the end',
  swift: 'Motion is 50% faster',
  smite: 'Deals 50% more damage, the next skill 50% less. At the end it costs double MP',
  mindsEye: 'Never misses and adds accuracy. Ailment resistance of the target stops the combo',
  tenacity: 'Pays 10% of MaxHP for each 100 MP that are missing',
  invincible: 'The later it stands, the more likely you are invincible during the motion',
  bloodsucker: 'Restores HP when it hits; 10 seconds later it costs HP and deals more damage',
  tough: 'Halves damage taken during the motion, 25% less in the next one',
  reflection: 'Answers a hit with a normal attack; without one the next skill costs 100 MP less',
  cancel: 'Ends the combo here. Costs no MP, and saved MP is lost',
}

/** Why a place costs what it costs. */
export const MP_REASON_TEXTS: Readonly<Record<MpReason, string>> = {
  reflection: '100 MP less by Reflection',
  smiteAtEnd: 'Double MP: Smite at the end',
  halved: 'Half MP by the skill before',
  charged: 'Save: not paid now',
  consecutive: 'Less MP by Consecutive',
  paidByCharge: 'Paid with saved MP',
  tenacity: 'Tenacity: paid with HP',
  cancelled: 'Cancel: not paid',
}

const placeName = (place: number | undefined) => `Skill ${(place ?? 0) + 1}`

/** Every finding of a combo as an English sentence that says what to do. */
export const COMBO_FINDING_TEXTS: Readonly<
  Record<ComboFindingCode, (finding: ComboFinding) => string>
> = {
  TAG_ON_FIRST: () => 'The first skill cannot have a tag. Begin with the second',
  CANNOT_START: () => 'This skill cannot start a combo. Put another one first',
  SAME_SKILL_TWICE: ({ place, detail }) =>
    `${placeName(place)} is the same as ${placeName(detail)}. Only skills of 0 MP may be repeated`,
  TOO_MANY_POINTS: ({ detail }) => `${detail} combo points are missing. Remove skills or tags`,
  MP_NOT_ALLOWED: ({ place }) => `${placeName(place)}: enter MP from 0 to 9,900 in steps of 100`,
  SMITE_AT_END: ({ place }) =>
    `${placeName(place)}: Smite at the end costs double MP. Put one more skill behind it`,
  CHARGE_AT_END: ({ place }) =>
    `${placeName(place)}: no skill follows, so the saved MP is paid in full. Only damage is lost`,
  CHARGE_NOT_PAID: ({ place }) =>
    `${placeName(place)}: later skills do not use up the saved MP. The rest is paid at the end`,
  REFLECTION_AT_END: ({ place }) =>
    `${placeName(place)}: no skill follows, so Reflection saves no MP`,
  CONSECUTIVE_ON_FREE_SKILL: ({ place }) =>
    `${placeName(place)}: Consecutive cannot lower the MP of a free skill`,
  SKILL_AFTER_CANCEL: ({ place }) =>
    `${placeName(place)}: the combo ends before it. Put Cancel last`,
  DAMAGE_TAG_ON_BUFF: ({ place }) =>
    `${placeName(place)}: it deals no damage, so Smite does nothing for it`,
}

/** A finding as a sentence. */
export function describeComboFinding(finding: ComboFinding): string {
  return COMBO_FINDING_TEXTS[finding.code](finding)
}

const EQUIPMENT_NAMES: Readonly<Record<keyof StatEquipment, string>> = {
  maxMp: 'MaxMP',
  attackMpRecovery: 'Attack MP Recovery',
  combatMpRecovery: 'MP recovery in combat',
  motionSpeed: 'Motion speed',
  attackSeconds: 'Time of a normal attack',
  skillSeconds: 'Time of a skill',
}

/** Every wrong field of the equipment as an English sentence. */
export const STAT_EQUIPMENT_REFUSAL_TEXTS: Readonly<
  Record<StatEquipmentRefusalCode, (refusal: StatEquipmentRefusal) => string>
> = {
  NOT_A_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: enter a number`,
  NOT_A_WHOLE_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: enter a whole number`,
  BELOW_MINIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: enter at least ${limit}`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: enter at most ${limit}`,
}

/** Why the simulation cannot begin. */
export const COMBO_BLOCKED_TEXTS = {
  EMPTY: 'Put a skill into the combo first',
  MP_TOO_HIGH: 'The combo costs more than your MaxMP. Lower it with tags',
} as const
