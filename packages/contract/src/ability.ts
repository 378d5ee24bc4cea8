import { STAT_IDS } from '@gyeol/terms'
import { z } from 'zod'
import {
  CATALOGUE_LIMITS,
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  noteSchema,
  wholeListOf,
  withDefaults,
} from './catalogue.ts'
import { versionSchema } from './versions.ts'
import { ABILITY_CATEGORIES, ABILITY_TRIGGERS } from './names/ability-words.ts'

/** What editors fill in. */
export const abilityFields = {
  ...commonFields,
  category: z.enum(ABILITY_CATEGORIES),
  trigger: z.enum(ABILITY_TRIGGERS),
  stat: z.enum(STAT_IDS).nullable(),
  perTier: z.int().min(-CATALOGUE_LIMITS.value).max(CATALOGUE_LIMITS.value).nullable(),
  effect: noteSchema,
} as const

/**
 * A special power of dropped equipment. `effect` uses T for the tier (1..5); of a basic one `stat`
 * is raised by `perTier` × T.
 */
export const abilitySchema = z
  .strictObject({ ...identityFields, ...abilityFields })
  .meta({ id: 'Ability', description: '장비 어빌리티' })

/** See {@link abilitySchema}. */
export type Ability = z.output<typeof abilitySchema>

const inputFields = withDefaults(abilityFields, {
  ...COMMON_DEFAULTS,
  stat: null,
  perTier: null,
  effect: '',
})

/** A new ability. */
export const abilityInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateAbility', description: '어빌리티 쓰기' })

/** See {@link abilityInputSchema}. */
export type AbilityInput = z.output<typeof abilityInputSchema>

/** A changed ability. */
export const updateAbilitySchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateAbility', description: '어빌리티 고치기' })

/** Every ability, sorted by name. */
export const abilityListSchema = wholeListOf(abilitySchema).meta({
  id: 'AbilityList',
  description: '어빌리티 전체',
})
