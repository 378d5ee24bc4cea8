import { type FormulaStep, type Session, valueOf } from '@gyeol/statting'
import { MATERIALS, type Material } from '@gyeol/terms'
import { differences, type Fields, isFields } from './json-fields.ts'

/*
 * `source1Mats` is what the classic simulator itself displayed. Its numbers are not our rules: it
 * sums broken numbers and cuts once per step and material, writes 16.49 for 16.5, and compares the
 * new value with the old steps, so that lowering MaxHP or DEF costs nothing. They are recalculated
 * here, the defect included, so that no number of a recording passes unread.
 */

const PASSIVE = 0.9

/** Differences of the recorded display; per-material levels are unknown to that program: null. */
export function classicDifferences(recorded: unknown, session: Session, where: string): string[] {
  if (recorded === undefined) return []
  const isUnknown = session.settings.materialMode === 'perMaterial'
  if (recorded === null && isUnknown) return []
  if (!isFields(recorded) || isUnknown) return [`${where}: source1Mats is not what it can display`]
  return differences(recorded, classicMaterials(session), `${where} source1Mats`)
}

function classicMaterials(session: Session): Fields {
  const steps = session.history.map((step) => amountsOf(session, step))
  const totals = MATERIALS.map((material) => {
    return [material, steps.reduce((sum, amounts) => sum + amounts[material], 0)] as const
  })
  const maxMat = Math.max(0, ...steps.flatMap((amounts) => Object.values(amounts)))
  return { ...Object.fromEntries(totals), maxMat }
}

function amountsOf(session: Session, { changes }: FormulaStep): Record<Material, number> {
  const sums = { metal: 0, cloth: 0, beast: 0, wood: 0, medicine: 0, mana: 0 }
  for (const { option: key, fromSteps, toSteps } of changes) {
    const option = session.catalogue.find((one) => one.key === key)
    if (!option) throw new Error(`unknown option ${key}`)
    const cost = option.costTimes10 / 10 - (option.costTimes10 % 10 === 0 ? 0 : 0.01)
    const isUpward = valueOf(option, session.settings, toSteps) > fromSteps
    const direction = isUpward ? 1 : -1
    let sum = 0
    for (let n = fromSteps + direction; (toSteps - n) * direction >= 0; n += direction)
      sum += n * n * Number(cost.toFixed(2))
    sums[option.material] += sum
  }
  const { proficiency, materialMode } = session.settings
  const left = 100 - Math.floor(proficiency / 10) - Math.floor(proficiency / 50)
  const factor = left * 0.01 * (materialMode === 'all10' ? PASSIVE : 1)
  for (const material of MATERIALS) sums[material] = Math.trunc(sums[material] * factor)
  return sums
}
