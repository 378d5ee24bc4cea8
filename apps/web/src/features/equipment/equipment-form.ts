import { type EquipmentInput, type EquipmentVariant, equipmentInputSchema } from '@gyeol/contract'
import type { Element } from '@gyeol/terms'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'

type Own = Pick<
  EquipmentInput,
  | 'kind'
  | 'atk'
  | 'def'
  | 'stability'
  | 'potential'
  | 'crystaSlots'
  | 'stats'
  | 'unmapped'
  | 'recipe'
  | 'obtain'
>

/** Fields of the editor; `element` and `variant` are empty for none. */
export type EquipmentValues = {
  readonly variant: EquipmentVariant | ''
  readonly element: Element | ''
} & CommonValues &
  Own

/** What the editor begins with. */
export function equipmentValuesOf(piece: EquipmentInput | null): EquipmentValues {
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
      variant: '',
      stats: [],
      unmapped: [],
      recipe: null,
      obtain: [],
    }
  }
  const { kind, atk, def, stability, potential, crystaSlots, element, variant } = piece
  const { stats, unmapped, recipe, obtain } = structuredClone(piece)
  return {
    ...commonValuesOf(piece),
    kind,
    atk,
    def,
    stability,
    potential,
    crystaSlots,
    stats,
    unmapped,
    recipe,
    obtain,
    variant: variant ?? '',
    element: element ?? '',
  }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export const olderEquipmentValues = (content: unknown): EquipmentValues =>
  equipmentValuesOf(equipmentInputSchema.parse(content))

/** Checks what a new piece is sent with. */
export const newEquipmentSchema = equipmentInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed piece is sent with. */
export const changedEquipmentSchema = newEquipmentSchema.extend(VERSION_FIELD)
