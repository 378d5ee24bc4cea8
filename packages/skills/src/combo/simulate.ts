import { comboCost } from './cost.ts'
import type { ComboStep } from './tags.ts'

/** What the player's equipment gives (the specification's stat equipment). */
export type StatEquipment = {
  readonly maxMp: number
  /** 공격MP회복: MP of every normal attack that hits. */
  readonly attackMpRecovery: number
  /** MP every three seconds in battle; 0 without a skill that gives it. */
  readonly combatMpRecovery: number
  /** 행동속도 in percent, 0–50. */
  readonly motionSpeed: number
  /** Seconds of one normal attack as seen, motion speed included. */
  readonly attackSeconds: number
  /** Seconds of a skill's motion without motion speed, where the step does not say it. */
  readonly skillSeconds: number
}

/** Values a new player starts from: our own round figures, not the game's. */
export const DEFAULT_STAT_EQUIPMENT: StatEquipment = {
  maxMp: 2000,
  attackMpRecovery: 200,
  combatMpRecovery: 0,
  motionSpeed: 50,
  attackSeconds: 0.5,
  skillSeconds: 1,
}

/** Smallest and largest value of every field. */
export const STAT_EQUIPMENT_LIMITS: Readonly<
  Record<
    keyof StatEquipment,
    { readonly min: number; readonly max: number; readonly whole: boolean }
  >
> = {
  maxMp: { min: 100, max: 9999, whole: true },
  attackMpRecovery: { min: 0, max: 9999, whole: true },
  combatMpRecovery: { min: 0, max: 9999, whole: true },
  motionSpeed: { min: 0, max: 50, whole: true },
  attackSeconds: { min: 0.1, max: 10, whole: false },
  skillSeconds: { min: 0.1, max: 10, whole: false },
}

/** The closed list of reasons why equipment is not accepted. */
export const STAT_EQUIPMENT_REFUSALS = [
  'NOT_A_NUMBER',
  'NOT_A_WHOLE_NUMBER',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
] as const

/** One of {@link STAT_EQUIPMENT_REFUSALS}. */
export type StatEquipmentRefusalCode = (typeof STAT_EQUIPMENT_REFUSALS)[number]

/** One wrong field. */
export type StatEquipmentRefusal = {
  readonly field: keyof StatEquipment
  readonly code: StatEquipmentRefusalCode
  readonly limit?: number
}

/** Everything wrong with the equipment; `simulateCombo` expects none. */
export function checkStatEquipment(equipment: StatEquipment): StatEquipmentRefusal[] {
  return FIELDS.flatMap((field): StatEquipmentRefusal[] => {
    const value = equipment[field]
    const { min, max, whole } = STAT_EQUIPMENT_LIMITS[field]
    if (!Number.isFinite(value)) return [{ field, code: 'NOT_A_NUMBER' }]
    if (whole && !Number.isInteger(value)) return [{ field, code: 'NOT_A_WHOLE_NUMBER' }]
    if (value < min) return [{ field, code: 'BELOW_MINIMUM', limit: min }]
    return value > max ? [{ field, code: 'ABOVE_MAXIMUM', limit: max }] : []
  })
}

const FIELDS = [
  'maxMp',
  'attackMpRecovery',
  'combatMpRecovery',
  'motionSpeed',
  'attackSeconds',
  'skillSeconds',
] as const satisfies readonly (keyof StatEquipment)[]

/** How fast one becomes above ASPD 1000: 1 % for every 180, at most 50 (SPEC.md SIM5). */
export function motionSpeedOfAspd(aspd: number): number {
  return Math.min(MAX_MOTION_SPEED, Math.max(0, Math.floor((aspd - 1000) / 180)))
}

/** One thing that happened. Milliseconds since the start; MP after it. */
export type ComboEvent = {
  readonly at: number
  readonly kind: 'combo' | 'attack'
  readonly mp: number
}

/** A fight of so many seconds. */
export type ComboSimulation = {
  readonly events: readonly ComboEvent[]
  /** Combos begun and finished in time. */
  readonly combos: number
  readonly attacks: number
  /** Lowest MP after a combo; the full MP without any. */
  readonly lowestMp: number
  /** Milliseconds spent on normal attacks for MP. */
  readonly recoveringMs: number
  /** MP one combo costs and the milliseconds it takes. */
  readonly comboMp: number
  readonly comboMs: number
  /** Percent of max HP 집념 takes from a player without any MP, by combo. */
  readonly tenacityHpPercent: number
  /** Why no combo is possible at all. */
  readonly blocked: 'MP_TOO_HIGH' | 'EMPTY' | null
}

const SECONDS = 60
/** A longer fight says nothing new and would only fill the list. */
const MAX_SECONDS = 600
const MAX_MOTION_SPEED = 50
const COMBAT_RECOVERY_MS = 3000
const HP_PERCENT_PER_100_MP = 10

/**
 * Sixty seconds of fighting (SPEC.md SIM1–SIM5): full MP at the start, a combo as soon as its whole MP
 * is there, normal attacks until then. Deterministic, in whole milliseconds.
 */
export function simulateCombo(
  steps: readonly ComboStep[],
  equipment: StatEquipment,
  seconds: number = SECONDS,
): ComboSimulation {
  const { mp: comboMp, rows } = comboCost(steps)
  const comboMs = steps.reduce((sum, step) => sum + motionMs(step, equipment), 0)
  const forHp = steps.reduce((sum, { tag, mp }) => sum + (tag === 'tenacity' ? mp : 0), 0)
  const blocked = blockedBy(comboMp, rows.length, equipment)
  const { events, recoveringMs } =
    blocked === null
      ? fightFor(Math.round(Math.min(seconds, MAX_SECONDS) * 1000), { comboMp, comboMs, equipment })
      : { events: [], recoveringMs: 0 }
  const combos = events.filter(({ kind }) => kind === 'combo')
  return {
    events,
    combos: combos.length,
    attacks: events.length - combos.length,
    lowestMp: Math.min(equipment.maxMp, ...combos.map(({ mp }) => mp)),
    recoveringMs,
    comboMp,
    comboMs,
    tenacityHpPercent: (forHp / 100) * HP_PERCENT_PER_100_MP,
    blocked,
  }
}

function blockedBy(comboMp: number, length: number, { maxMp }: StatEquipment) {
  if (length === 0) return 'EMPTY'
  return comboMp > maxMp ? 'MP_TOO_HIGH' : null
}

/** Swift adds 50 percent points, and nobody becomes faster than the limit. */
function motionMs(
  { tag, motionSeconds }: ComboStep,
  { motionSpeed, skillSeconds }: StatEquipment,
): number {
  const speed = Math.min(MAX_MOTION_SPEED, motionSpeed + (tag === 'swift' ? MAX_MOTION_SPEED : 0))
  return Math.max(1, Math.round((motionSeconds ?? skillSeconds) * 10 * (100 - speed)))
}

type Fight = {
  readonly comboMp: number
  readonly comboMs: number
  readonly equipment: StatEquipment
}

/** Walks from action to action; every motion takes a millisecond at least. */
function fightFor(end: number, { comboMp, comboMs, equipment }: Fight) {
  const { maxMp, attackMpRecovery, combatMpRecovery, attackSeconds } = equipment
  const attackMs = Math.max(1, Math.round(attackSeconds * 1000))
  const events: ComboEvent[] = []
  let [now, mp, recoveringMs] = [0, maxMp, 0]
  for (;;) {
    const isCombo = mp >= comboMp
    const duration = isCombo ? comboMs : attackMs
    if (!(now + duration <= end)) return { events, recoveringMs }
    const ticks = ticksBetween(now, now + duration)
    now += duration
    const change = isCombo ? -comboMp : attackMpRecovery
    mp = Math.min(maxMp, mp + change + ticks * combatMpRecovery)
    if (!isCombo) recoveringMs += duration
    events.push({ at: now, kind: isCombo ? 'combo' : 'attack', mp })
  }
}

/** Recoveries that fall into (from, to]. */
function ticksBetween(from: number, to: number): number {
  return Math.floor(to / COMBAT_RECOVERY_MS) - Math.floor(from / COMBAT_RECOVERY_MS)
}
