import { ELEMENTS, EQUIPMENT_KINDS } from '@gyeol/terms'
import { z } from 'zod'
import {
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  levelSchema,
  lineSchema,
  statLinesSchema,
  wholeListOf,
  withDefaults,
} from './catalogue.ts'
import { pageOf, pagingFields } from './paging.ts'
import { versionSchema } from './versions.ts'
import { OBTAIN_KINDS } from './names/obtain-kinds.ts'

/** Most entries of what editors write about a piece of equipment. */
export const EQUIPMENT_LIMITS = { obtain: 60, dye: 12, materials: 10, unmapped: 10 } as const

/**
 * One way to get a piece of equipment. `dye`: the colours it comes in, a line each, as the parts A, B
 * and C have them (`#FFFFFF # #990000 1 B 54`).
 */
export const obtainSchema = z
  .strictObject({
    by: z.enum(OBTAIN_KINDS),
    name: lineSchema,
    level: levelSchema.nullable(),
    map: lineSchema.nullable(),
    dye: z.array(lineSchema).min(1).max(EQUIPMENT_LIMITS.dye).optional(),
  })
  .meta({ id: 'Obtain', description: '얻는 방법' })

/** See {@link obtainSchema}. */
export type Obtain = z.output<typeof obtainSchema>

/**
 * Which of several pieces of one name it is: dropped, had at a shop or smith, both, or made by a
 * player with the smith's skill (which rolls its potential).
 */
export const EQUIPMENT_VARIANTS = ['drop', 'npc', 'dropNpc', 'player'] as const

/** One of {@link EQUIPMENT_VARIANTS}. */
export type EquipmentVariant = (typeof EQUIPMENT_VARIANTS)[number]

/** What it takes to make a piece: the level and difficulty of the recipe, the fee, materials. */
export const recipeSchema = z
  .strictObject({
    level: levelSchema.nullable(),
    difficulty: z.int().min(0).max(999).nullable(),
    fee: z.int().min(0).max(9_999_999).nullable(),
    materials: z
      .array(z.strictObject({ name: lineSchema, amount: z.int().min(1).max(99_999) }))
      .max(EQUIPMENT_LIMITS.materials),
  })
  .meta({ id: 'Recipe', description: '제작 조건과 재료' })

/** See {@link recipeSchema}. */
export type Recipe = z.output<typeof recipeSchema>

const baseSchema = z.int().min(0).max(99_999).nullable()

/** What editors fill in. `unmapped`: lines of a piece that no stat stands for, as they were read. */
export const equipmentFields = {
  ...commonFields,
  kind: z.enum(EQUIPMENT_KINDS),
  variant: z.enum(EQUIPMENT_VARIANTS).nullable(),
  atk: baseSchema,
  def: baseSchema,
  stability: z.int().min(0).max(100).nullable(),
  potential: baseSchema,
  crystaSlots: z.int().min(0).max(2).nullable(),
  element: z.enum(ELEMENTS).nullable(),
  stats: statLinesSchema,
  unmapped: z.array(lineSchema).max(EQUIPMENT_LIMITS.unmapped),
  recipe: recipeSchema.nullable(),
  obtain: z.array(obtainSchema).max(EQUIPMENT_LIMITS.obtain),
} as const

/** A piece of equipment; null where a number is not known or does not apply. */
export const equipmentSchema = z
  .strictObject({ ...identityFields, ...equipmentFields })
  .meta({ id: 'Equipment', description: '장비' })

/** See {@link equipmentSchema}. */
export type Equipment = z.output<typeof equipmentSchema>

const inputFields = withDefaults(equipmentFields, {
  ...COMMON_DEFAULTS,
  variant: null,
  atk: null,
  def: null,
  stability: null,
  potential: null,
  crystaSlots: null,
  element: null,
  stats: [],
  unmapped: [],
  recipe: null,
  obtain: [],
})

/** A new piece of equipment. */
export const equipmentInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateEquipment', description: '장비 쓰기' })

/** See {@link equipmentInputSchema}. */
export type EquipmentInput = z.output<typeof equipmentInputSchema>

/** A changed piece of equipment. */
export const updateEquipmentSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateEquipment', description: '장비 고치기' })

/**
 * The query of the list. Every word of `search` must stand in a name, the kind, a way to get it or
 * the name of one of its stats.
 */
export const equipmentQuerySchema = z.strictObject({
  search: z.string().max(100).optional(),
  kind: z.enum(EQUIPMENT_KINDS).optional(),
  ...pagingFields,
})

/** See {@link equipmentQuerySchema}. */
export type EquipmentQuery = z.output<typeof equipmentQuerySchema>

/** One page of equipment, sorted by name. */
export const equipmentPageSchema = pageOf(equipmentSchema).meta({
  id: 'EquipmentPage',
  description: '장비 목록',
})

/** All equipment, sorted by name. */
export const equipmentListSchema = wholeListOf(equipmentSchema).meta({
  id: 'EquipmentList',
  description: '장비 전체',
})
