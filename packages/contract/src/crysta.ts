import { CRYSTA_KINDS, GEAR_KINDS } from '@gyeol/terms'
import { z } from 'zod'
import {
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  levelSchema,
  lineSchema,
  provenanceSchema,
  statLineSchema,
  statLinesSchema,
  wholeListOf,
  withDefaults,
} from './catalogue.ts'
import { referenceSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { versionSchema } from './versions.ts'

/** Most places one crysta drops at. */
const MOST_DROPS = 30

/** Where a crysta drops. */
export const dropSchema = z
  .strictObject({
    monster: lineSchema,
    level: levelSchema.nullable(),
    map: lineSchema.nullable(),
  })
  .meta({ id: 'Drop', description: '드랍 장소' })

/** See {@link dropSchema}. */
export type Drop = z.output<typeof dropSchema>

/** What editors fill in; the fields of `crystaSchema` but id and version. */
export const crystaFields = {
  ...commonFields,
  kind: z.enum(CRYSTA_KINDS),
  isEnhancer: z.boolean(),
  stats: statLinesSchema,
  parentId: referenceSchema.nullable(),
  drops: z.array(dropSchema).max(MOST_DROPS),
} as const

/**
 * A crysta. `parentId`: the crysta it is applied over; `isEnhancer` is true then, and also where
 * only that base is unknown.
 */
export const crystaSchema = z
  .strictObject({ ...identityFields, ...crystaFields })
  .meta({ id: 'Crysta', description: '크리스타' })

/** See {@link crystaSchema}. */
export type Crysta = z.output<typeof crystaSchema>

const inputFields = withDefaults(crystaFields, {
  ...COMMON_DEFAULTS,
  isEnhancer: false,
  stats: [],
  parentId: null,
  drops: [],
})

/** A new crysta. */
export const crystaInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateCrysta', description: '크리스타 쓰기' })

/** See {@link crystaInputSchema}. */
export type CrystaInput = z.output<typeof crystaInputSchema>

/** A changed crysta. */
export const updateCrystaSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateCrysta', description: '크리스타 고치기' })

/** Up to five of `atk_pct`, `atk_pct>=9` …, parted by commas; all must hold. */
export const STAT_QUERY_PATTERN =
  /^[a-z_]{1,40}(?:(?:>=|<=|=|>|<)-?[0-9]{1,6})?(?:,[a-z_]{1,40}(?:(?:>=|<=|=|>|<)-?[0-9]{1,6})?){0,4}$/

/**
 * The query of the crysta list. `option`: see {@link STAT_QUERY_PATTERN}; the list is then sorted by
 * the first stat, otherwise by name. `isDesc` defaults to true with `option` and to false without.
 * `worn` lets stats with a condition count too; unknown names there are ignored.
 */
export const crystaQuerySchema = z.strictObject({
  name: z.string().max(100).optional(),
  kind: z.enum(CRYSTA_KINDS).optional(),
  option: z.string().max(250).regex(STAT_QUERY_PATTERN).optional(),
  worn: z.enum(GEAR_KINDS).optional(),
  isDesc: z.enum(['true', 'false']).optional(),
  ...pagingFields,
})

/** See {@link crystaQuerySchema}. */
export type CrystaQuery = z.output<typeof crystaQuerySchema>

/** One page of crystas. */
export const crystaPageSchema = pageOf(crystaSchema).meta({
  id: 'CrystaPage',
  description: '크리스타 목록',
})

/** Every crysta, sorted by name. */
export const crystaListSchema = wholeListOf(crystaSchema).meta({
  id: 'CrystaList',
  description: '크리스타 전체',
})

/**
 * A crysta in the enhancement tree. `childIds` lie in the order of their names, `rootId` is the
 * first of its line and `depth` the steps from there (0 for the root itself).
 */
export const crystaTreeNodeSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(CRYSTA_KINDS),
    parentId: z.string().nullable(),
    childIds: z.array(z.string()),
    rootId: z.string(),
    depth: z.int().min(0),
    stats: z.array(statLineSchema),
  })
  .meta({ id: 'CrystaTreeNode', description: '강화 트리의 크리스타' })

/** See {@link crystaTreeNodeSchema}. */
export type CrystaTreeNode = z.output<typeof crystaTreeNodeSchema>

/** What the form's selects hold: kinds with their sizes, and the stats that occur. */
export const crystaDataSchema = z
  .strictObject({
    kinds: z.array(z.strictObject({ code: z.enum(CRYSTA_KINDS), count: z.int().min(0) })),
    options: z.array(z.strictObject({ key: z.string(), count: z.int().min(0) })),
    provenance: provenanceSchema,
  })
  .meta({ id: 'CrystaData', description: '크리스타 화면의 선택 목록' })

/** See {@link crystaDataSchema}. */
export type CrystaData = z.output<typeof crystaDataSchema>

/** A crysta to pick. `childCount` and `version` are null unless asked for with `editMode`. */
export const crystaUnitSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(CRYSTA_KINDS),
    parentId: z.string().nullable(),
    childCount: z.int().min(0).nullable(),
    version: versionSchema.nullable(),
  })
  .meta({ id: 'CrystaUnit', description: '고를 수 있는 크리스타' })

/** See {@link crystaUnitSchema}. */
export type CrystaUnit = z.output<typeof crystaUnitSchema>

/** The query of the units; `editMode=true` is for editors. */
export const crystaUnitQuerySchema = z.strictObject({
  editMode: z.enum(['true', 'false']).default('false'),
})

/** The stats of one crysta. */
export const crystaOptionsSchema = z
  .strictObject({ crystaId: z.string(), options: z.array(statLineSchema) })
  .meta({ id: 'CrystaOptions', description: '크리스타의 옵션' })

/** See {@link crystaOptionsSchema}. */
export type CrystaOptions = z.output<typeof crystaOptionsSchema>
