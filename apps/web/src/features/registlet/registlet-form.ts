import { type RegistletInput, type RegistletCategory, registletInputSchema } from '@gyeol/contract'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'

/** Fields of the editor; texts are empty for none. */
export type RegistletValues = {
  readonly category: RegistletCategory
  readonly skillTree: string
  readonly skill: string
  readonly maxLevel: number
  readonly levels: number[]
  readonly effect: string
} & CommonValues

/** What the editor begins with. */
export function registletValuesOf(registlet: RegistletInput | null): RegistletValues {
  if (registlet === null) {
    return {
      ...EMPTY_COMMON,
      category: 'passive',
      skillTree: '',
      skill: '',
      maxLevel: 10,
      levels: [],
      effect: '',
    }
  }
  const { category, skillTree, skill, maxLevel, levels, effect } = registlet
  return {
    ...commonValuesOf(registlet),
    category,
    skillTree: skillTree ?? '',
    skill: skill ?? '',
    maxLevel,
    levels: [...levels],
    effect,
  }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export const olderRegistletValues = (content: unknown): RegistletValues =>
  registletValuesOf(registletInputSchema.parse(content))

/** Checks what a new registlet is sent with. */
export const newRegistletSchema = registletInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed registlet is sent with. */
export const changedRegistletSchema = newRegistletSchema.extend(VERSION_FIELD)
