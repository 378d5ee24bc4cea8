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

/** How equipment is had. */
export const OBTAIN_KINDS = ['monster', 'npc', 'smith', 'box', 'quest', 'event', 'other'] as const

/** One of {@link OBTAIN_KINDS}. */
export type ObtainKind = (typeof OBTAIN_KINDS)[number]

/** One way to get a piece of equipment. */
export const obtainSchema = z
  .strictObject({
    by: z.enum(OBTAIN_KINDS),
    name: lineSchema,
    level: levelSchema.nullable(),
    map: lineSchema.nullable(),
  })
  .meta({ id: 'Obtain', description: '얻는 방법' })

/** See {@link obtainSchema}. */
export type Obtain = z.output<typeof obtainSchema>

const baseSchema = z.int().min(0).max(99_999).nullable()

/** What editors fill in. */
export const equipmentFields = {
  ...commonFields,
  kind: z.enum(EQUIPMENT_KINDS),
  atk: baseSchema,
  def: baseSchema,
  stability: z.int().min(0).max(100).nullable(),
  potential: baseSchema,
  crystaSlots: z.int().min(0).max(2).nullable(),
  element: z.enum(ELEMENTS).nullable(),
  stats: statLinesSchema,
  obtain: z.array(obtainSchema).max(30),
} as const

/** A piece of equipment; null where a number is not known or does not apply. */
export const equipmentSchema = z
  .strictObject({ ...identityFields, ...equipmentFields })
  .meta({ id: 'Equipment', description: '장비' })

/** See {@link equipmentSchema}. */
export type Equipment = z.output<typeof equipmentSchema>

const inputFields = withDefaults(equipmentFields, {
  ...COMMON_DEFAULTS,
  atk: null,
  def: null,
  stability: null,
  potential: null,
  crystaSlots: null,
  element: null,
  stats: [],
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
