import type { Alternative } from '../model.ts'
import type { FigureId } from './figure.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** Which rule decides about which figure (AL1). */
export const ALTERNATIVE_OF: Readonly<Partial<Record<FigureId, Alternative>>> = {
  maxHp: 'hpLess',
  maxMp: 'tecZero',
  atk: 'atkRounded',
  critRate: 'dualFull',
  accuracy: 'dualFull',
  refineReduction: 'heavyOnce',
}

/** A figure by our rule and by that of others, and which of them stands on the sheet. */
export type Choice = {
  readonly rule: Alternative
  readonly usual: number
  readonly other: number
  readonly isOther: boolean
}

/** The two values of a figure; null where programs agree on it, or both say the same here. */
export function choiceOf(sheet: Sheet, id: FigureId): Choice | null {
  const rule = ALTERNATIVE_OF[id]
  if (rule === undefined || !sheet.figures.has(id)) return null
  const rest = (sheet.input.otherwise ?? []).filter((one) => one !== rule)
  const isOther = sheet.input.otherwise?.includes(rule) === true
  const valueWith = (otherwise: readonly Alternative[]) =>
    sheetOf({ ...sheet.input, otherwise }).value(id)
  const [usual, other] = [valueWith(rest), valueWith([...rest, rule])]
  return usual === other ? null : { rule, usual, other, isOther }
}
