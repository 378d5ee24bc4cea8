import type { StatLine } from '@gyeol/catalogue'
import { type CrystaInput, crystaInputSchema, type Drop } from '@gyeol/contract'
import type { CrystaKind } from '@gyeol/terms'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'

/** Fields of the editor; `parentId` is empty for none. */
export type CrystaValues = {
  readonly kind: CrystaKind
  readonly isEnhancer: boolean
  readonly parentId: string
  readonly stats: StatLine[]
  readonly drops: Drop[]
} & CommonValues

/** What the editor begins with. */
export function crystaValuesOf(crysta: CrystaInput | null): CrystaValues {
  if (crysta === null) {
    return {
      ...EMPTY_COMMON,
      kind: 'weapon',
      isEnhancer: false,
      parentId: '',
      stats: [],
      drops: [],
    }
  }
  const { kind, isEnhancer, parentId, stats, drops } = crysta
  return {
    ...commonValuesOf(crysta),
    kind,
    isEnhancer,
    parentId: parentId ?? '',
    stats: [...stats],
    drops: [...drops],
  }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export const olderCrystaValues = (content: unknown): CrystaValues =>
  crystaValuesOf(crystaInputSchema.parse(content))

/** Checks what a new crysta is sent with. */
export const newCrystaSchema = crystaInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed crysta is sent with. */
export const changedCrystaSchema = newCrystaSchema.extend(VERSION_FIELD)
