import {
  CRYSTA_KINDS,
  ELEMENTS,
  EQUIPMENT_KINDS,
  GEAR_KINDS,
  MONSTER_ELEMENTS,
  STAT_IDS,
  SURENESSES,
  TIERS,
} from '@gyeol/terms'
import { z } from 'zod'
import { BOSS_KINDS } from './boss.ts'
import { idSchema } from './ids.ts'
import { ABILITY_CATEGORIES, ABILITY_TRIGGERS } from './names/ability-words.ts'
import { OBTAIN_KINDS } from './names/obtain-kinds.ts'
import { REGISTLET_CATEGORIES } from './names/registlet-categories.ts'
import { SAVED_SEARCH_LIMITS, SEARCHED_LISTS, STAT_OPERATORS } from './names/saved-searches.ts'
import { LINE_PATTERN } from './post.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

const { name, clauses, choices, found } = SAVED_SEARCH_LIMITS

const plainClauseFields = {
  stat: z.enum(STAT_IDS),
  operator: z.enum(STAT_OPERATORS),
  value: z.number().min(-999_999).max(999_999),
} as const

const gearSchema = z.enum(GEAR_KINDS).optional()

/** What the stats of a thing must be; a clause with `or` holds where one of them does. */
const conditionsSchema = z
  .strictObject({
    clauses: z
      .array(
        z.strictObject({
          ...plainClauseFields,
          or: z.array(z.strictObject(plainClauseFields)).max(choices).optional(),
          isNot: z.boolean().optional(),
        }),
      )
      .max(clauses),
    join: z.enum(['all', 'any']),
    isPlain: z.boolean(),
    worn: z.strictObject({ main: gearSchema, sub: gearSchema, armor: gearSchema }),
    countsAll: z.boolean(),
  })
  .meta({ id: 'StatConditions', description: '옵션 조건' })

/** Conditions on stats, as a kept search has them. */
export type AskedConditions = z.output<typeof conditionsSchema>

/** What a piece of equipment must be by itself. */
const baseClauseSchema = z.strictObject({
  base: z.enum(['atk', 'def', 'stability', 'potential']),
  operator: z.enum(['=', '>', '<', '>=', '<=']),
  value: z.int().min(0).max(999_999),
})

/** A number a boss must have. */
const bossNumberSchema = z.strictObject({
  of: z.enum(['level', 'hp', 'exp']),
  operator: z.enum(['>=', '<=']),
  value: z.int().min(0).max(999_999_999_999),
})

/** A piece of a name, what is left of a typed search once its conditions are understood. */
const wordsSchema = z.string().max(SAVED_SEARCH_LIMITS.words)

/**
 * What was typed, as it may be meant: the first reading that finds something counts, each in all of
 * its spellings. None: nothing was typed.
 */
const readingsSchema = z
  .array(z.array(wordsSchema.min(1)).max(SAVED_SEARCH_LIMITS.spellings))
  .max(SAVED_SEARCH_LIMITS.readings)

const levelSchema = z.int().min(1).max(999)

const kindsSchema = z.array(z.enum(EQUIPMENT_KINDS)).max(EQUIPMENT_KINDS.length).optional()

/**
 * What a search asks for, taken apart: what is typed is understood where it is typed.
 *
 * - `isForGear`: only gear was typed; crystas that have stats for it are meant.
 * - `within`, `without`: any of several kinds, and none of these.
 * - `near`: bosses about as strong as a character of a level.
 */
export const searchAskSchema = z
  .discriminatedUnion('list', [
    z.strictObject({
      list: z.literal('crysta'),
      words: wordsSchema,
      kinds: z.array(z.enum(CRYSTA_KINDS)).max(CRYSTA_KINDS.length),
      tier: z.enum(TIERS).optional(),
      isAllYear: z.boolean().optional(),
      isForGear: z.boolean(),
      conditions: conditionsSchema,
    }),
    z.strictObject({
      list: z.literal('equipment'),
      words: wordsSchema,
      kind: z.enum(EQUIPMENT_KINDS).optional(),
      within: kindsSchema,
      without: kindsSchema,
      by: z.array(z.enum(OBTAIN_KINDS)).max(OBTAIN_KINDS.length),
      level: levelSchema.optional(),
      elements: z.array(z.enum(['neutral', ...ELEMENTS])).max(ELEMENTS.length + 1),
      sure: z.enum(SURENESSES).optional(),
      material: z.string().max(100).optional(),
      bases: z.array(baseClauseSchema).max(clauses).optional(),
      conditions: conditionsSchema,
    }),
    z.strictObject({
      list: z.literal('boss'),
      readings: readingsSchema,
      element: z.enum(MONSTER_ELEMENTS).optional(),
      kind: z.enum(BOSS_KINDS).optional(),
      withEvents: z.boolean(),
      numbers: z.array(bossNumberSchema).max(choices).optional(),
      // Searches kept before also say a difficulty: all of them are looked at now.
      near: z.object({ level: levelSchema }).optional(),
    }),
    z.strictObject({
      list: z.literal('registlet'),
      readings: readingsSchema,
      level: levelSchema.optional(),
      category: z.enum(REGISTLET_CATEGORIES).optional(),
      tree: z.string().max(100).optional(),
    }),
    z.strictObject({
      list: z.literal('ability'),
      readings: readingsSchema,
      category: z.enum(ABILITY_CATEGORIES).optional(),
      trigger: z.enum(ABILITY_TRIGGERS).optional(),
    }),
  ])
  .meta({ id: 'SearchAsk', description: '목록에서 찾는 것' })

/** See {@link searchAskSchema}. */
export type SearchAsk = z.output<typeof searchAskSchema>

const searchNameSchema = z.string().max(name).regex(LINE_PATTERN)

/** The query of the list's address, as the address has it. */
const addressSchema = z
  .string()
  .min(1)
  .max(SAVED_SEARCH_LIMITS.address)
  .regex(/^[\w.~%+&=*!'()-]+$/)

/**
 * A search a member has kept. `search` is the query of the list's address. `hasAlert`: they are told
 * of things that fit and did not before, each once; `news` are those they have not looked at yet
 * (the first ones, `newsCount` in all), `foundAt` when the last one came.
 */
export const savedSearchSchema = z
  .strictObject({
    id: z.string(),
    list: z.enum(SEARCHED_LISTS),
    name: z.string(),
    search: z.string(),
    hasAlert: z.boolean(),
    canAlert: z.boolean(),
    news: z
      .array(z.strictObject({ id: z.string(), name: z.string(), nameEn: z.string().nullable() }))
      .max(found),
    newsCount: z.int().min(0),
    foundAt: wireTimeSchema.nullable(),
    createdAt: wireTimeSchema,
    version: versionSchema,
  })
  .meta({ id: 'SavedSearch', description: '저장한 검색' })

/** See {@link savedSearchSchema}. */
export type SavedSearch = z.output<typeof savedSearchSchema>

/** The viewer's saved searches, in the order they were kept. */
export const savedSearchListSchema = z
  .strictObject({ items: z.array(savedSearchSchema) })
  .meta({ id: 'SavedSearchList', description: '저장한 검색들' })

/** A search to keep. `ask` null: it asks for what only the browser knows (marks), so it has no alert. */
export const savedSearchInputSchema = z
  .strictObject({
    list: z.enum(SEARCHED_LISTS),
    name: searchNameSchema,
    search: addressSchema,
    ask: searchAskSchema.nullable(),
    hasAlert: z.boolean(),
  })
  .meta({ id: 'CreateSavedSearch', description: '검색 저장하기' })

/** See {@link savedSearchInputSchema}. */
export type SavedSearchInput = z.output<typeof savedSearchInputSchema>

/** A changed saved search. An alert that begins tells of what fits from then on. */
export const updateSavedSearchSchema = z
  .strictObject({ name: searchNameSchema, hasAlert: z.boolean(), version: versionSchema })
  .meta({ id: 'UpdateSavedSearch', description: '저장한 검색 고치기' })

/** See {@link updateSavedSearchSchema}. */
export type UpdateSavedSearch = z.output<typeof updateSavedSearchSchema>

/** Which one's news have been seen; all of them without an id. */
export const markSearchNewsSchema = z
  .strictObject({ id: idSchema.optional() })
  .meta({ id: 'MarkSearchNewsRead', description: '저장한 검색의 새 소식 읽음' })
