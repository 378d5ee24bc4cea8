import {
  checkStatEquipment,
  DEFAULT_STAT_EQUIPMENT,
  MAX_COMBO_POINTS,
  MIN_COMBO_POINTS,
  type StatEquipment,
} from '@gyeol/skills'
import { type Saves, startSaves } from '../../../shared/named-saves/named-saves.ts'
import { storedSaves, withTrash } from '../../../shared/named-saves/stored-saves.ts'
import { newId } from '../../../shared/new-id.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { isRecord } from '../../../shared/saved-data/shapes.ts'
import { type Combo, createCombo } from '../combo.ts'
import { areWirePlaces, isWireCombo, readCombo, writeCombo } from './combo-wire.ts'
import { comboTexts } from '../combo.texts.ts'

export type Combos = Saves<Combo>

/** What the player brings: stats, and the combo points of the character. */
export type ComboEquipment = StatEquipment & {
  /** 2–20. */
  readonly comboPoints: number
}

export const DEFAULT_COMBO_EQUIPMENT: ComboEquipment = {
  ...DEFAULT_STAT_EQUIPMENT,
  comboPoints: MAX_COMBO_POINTS,
}

/** All combos of this browser. */
export const skillStepSaved = defineSaved<Combos>({
  key: 'skill-step',
  version: 2,
  initial: startSaves(newCombo()),
  ...storedSaves({ isStored: isWireCombo, read: readCombo, write: writeCombo }),
  upgrades: { 0: fromPlainSteps, 1: withTrash },
})

/** The stats the simulation counts with. */
export const statEquipmentSaved = defineSaved<ComboEquipment>({
  key: 'stat-equipment',
  version: 1,
  initial: () => DEFAULT_COMBO_EQUIPMENT,
  schema: readEquipment,
})

/** An empty combo, or one with places that came from elsewhere. */
export function newCombo(places: Combo['places'] = []): Combo {
  const name = comboTexts.saves.unnamed
  return createCombo({ id: newId(), name, at: Date.now(), places })
}

/** The first form had no envelope: only the places of one combo. */
function fromPlainSteps(old: unknown): unknown {
  if (!areWirePlaces(old)) return old
  const first = { ...writeCombo(newCombo()), id: 'first', steps: old }
  return { saves: [first], select: first.id }
}

/** Fields that are absent, as in forms before them, take their default; wrong ones refuse all. */
function readEquipment(value: unknown): ComboEquipment | null {
  if (!isRecord(value)) return null
  const read: Record<keyof ComboEquipment, number> = { ...DEFAULT_COMBO_EQUIPMENT }
  // Exactly the keys of the record above.
  for (const field of Object.keys(read) as (keyof ComboEquipment)[]) {
    const stored = value[field]
    if (stored === undefined) continue
    if (typeof stored !== 'number') return null
    read[field] = stored
  }
  const { comboPoints } = read
  const arePointsRight =
    Number.isInteger(comboPoints) &&
    comboPoints >= MIN_COMBO_POINTS &&
    comboPoints <= MAX_COMBO_POINTS
  return arePointsRight && checkStatEquipment(read).length === 0 ? read : null
}
