import { type Equipment, type EquipmentInput, equipmentInputSchema } from '@gyeol/contract'
import type { Element } from '@gyeol/terms'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'

type Own = Pick<
  EquipmentInput,
  'kind' | 'atk' | 'def' | 'stability' | 'potential' | 'crystaSlots' | 'stats' | 'obtain'
>

/** Fields of the editor; `element` is empty for none. */
export type EquipmentValues = {
  readonly element: Element | ''
} & CommonValues &
  Own

/** What the editor begins with. */
export function equipmentValuesOf(piece: Equipment | null): EquipmentValues {
  if (piece === null) {
    return {
      ...EMPTY_COMMON,
      kind: 'oneHandSword',
      atk: null,
      def: null,
      stability: null,
      potential: null,
      crystaSlots: null,
      element: '',
      stats: [],
      obtain: [],
    }
  }
  const { kind, atk, def, stability, potential, crystaSlots, element } = piece
  const { stats, obtain } = structuredClone(piece)
  return {
    ...commonValuesOf(piece),
    kind,
    atk,
    def,
    stability,
    potential,
    crystaSlots,
    stats,
    obtain,
    element: element ?? '',
  }
}

/** Checks what a new piece is sent with. */
export const newEquipmentSchema = equipmentInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed piece is sent with. */
export const changedEquipmentSchema = newEquipmentSchema.extend(VERSION_FIELD)
