import { z } from 'zod'
import {
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  levelSchema,
  lineSchema,
  noteSchema,
  provenanceSchema,
  wholeListOf,
  withDefaults,
} from './catalogue.ts'
import { versionSchema } from './versions.ts'
import { REGISTLET_CATEGORIES } from './names/registlet-categories.ts'

/** Most levels one registlet can be had at. */
const MOST_LEVELS = 40

/** What editors fill in. */
export const registletFields = {
  ...commonFields,
  category: z.enum(REGISTLET_CATEGORIES),
  skillTree: lineSchema.nullable(),
  skill: lineSchema.nullable(),
  maxLevel: levelSchema,
  levels: z.array(levelSchema).max(MOST_LEVELS),
  effect: noteSchema,
} as const

/**
 * A registlet. `levels`: at which levels it can be had; `maxLevel`: how far it can be raised.
 * `skillTree` and `skill` are the ids of the skill planner and the English name there.
 */
export const registletSchema = z
  .strictObject({ ...identityFields, ...registletFields })
  .meta({ id: 'Registlet', description: '레지스트릿' })

/** See {@link registletSchema}. */
export type Registlet = z.output<typeof registletSchema>

const inputFields = withDefaults(registletFields, {
  ...COMMON_DEFAULTS,
  skillTree: null,
  skill: null,
  levels: [],
  effect: '',
})

/** A new registlet. */
export const registletInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateRegistlet', description: '레지스트릿 쓰기' })

/** See {@link registletInputSchema}. */
export type RegistletInput = z.output<typeof registletInputSchema>

/** A changed registlet. */
export const updateRegistletSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateRegistlet', description: '레지스트릿 고치기' })

/** The query of the list: what can be had at a level, and a text in name or effect. */
export const registletQuerySchema = z.strictObject({
  level: z.coerce.number().int().min(1).max(999).optional(),
  search: z.string().max(100).optional(),
})

/** See {@link registletQuerySchema}. */
export type RegistletQuery = z.output<typeof registletQuerySchema>

/** Every registlet, sorted by name. */
export const registletListSchema = wholeListOf(registletSchema).meta({
  id: 'RegistletList',
  description: '레지스트릿 전체',
})

/** A level at which registlets can be had, and how many. */
export const registletLevelSchema = z
  .strictObject({ level: levelSchema, count: z.int().min(1) })
  .meta({ id: 'RegistletLevel', description: '레지스트릿을 얻는 레벨' })

/** See {@link registletLevelSchema}. */
export type RegistletLevel = z.output<typeof registletLevelSchema>

/** What the screens' selects hold. */
export const registletDataSchema = z
  .strictObject({
    categories: z.array(
      z.strictObject({ code: z.enum(REGISTLET_CATEGORIES), count: z.int().min(0) }),
    ),
    skillTrees: z.array(z.strictObject({ code: z.string(), count: z.int().min(1) })),
    levels: z.array(registletLevelSchema),
    provenance: provenanceSchema,
  })
  .meta({ id: 'RegistletData', description: '레지스트릿 화면의 선택 목록' })

/** See {@link registletDataSchema}. */
export type RegistletData = z.output<typeof registletDataSchema>
