import {
  checkCombo,
  type ComboCost,
  comboCost,
  type ComboEffect,
  comboEffects,
  type ComboFinding,
  type ComboSimulation,
  type ComboStep,
  simulateCombo,
} from '@gyeol/skills'
import { type ComboPlaces, stepsOf } from '../combo.ts'
import type { ComboEquipment } from '../combos/combo.saved.ts'

/** Everything a screen says about a combo. */
export type ComboView = {
  readonly places: ComboPlaces
  readonly steps: readonly ComboStep[]
  readonly cost: ComboCost
  readonly effects: readonly ComboEffect[]
  readonly findings: readonly ComboFinding[]
  readonly simulation: ComboSimulation
  /** Skills whose MP nobody typed yet. */
  readonly unknownMp: number
}

export function viewOf(places: ComboPlaces, equipment: ComboEquipment): ComboView {
  const steps = stepsOf(places)
  return {
    places,
    steps,
    cost: comboCost(steps),
    effects: comboEffects(steps),
    findings: checkCombo(steps, equipment.comboPoints),
    simulation: simulateCombo(steps, equipment),
    unknownMp: places.filter(({ mp }) => mp === null).length,
  }
}
