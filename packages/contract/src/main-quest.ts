import { z } from 'zod'
import { LINE_PATTERN } from './post.ts'

/** Most characters of a name in the story, and most entries of its lists. */
const LIMITS = { name: 100, chapters: 200, episodes: 200, items: 50, sources: 50, levels: 20 }

const MAX_EXP = 80_000_000_000
const MAX_COUNT = 9999
const MAX_LEVEL = 999

const nameSchema = z.strictObject({
  ko: z.string().max(LIMITS.name).regex(LINE_PATTERN),
  evidence: z.enum(['seen', 'likely', 'guess']),
})

const sourceSchema = z.strictObject({
  name: nameSchema.nullable(),
  dropMap: nameSchema,
  kind: z.enum(['GENERAL', 'FIELD']),
  recommended: z.boolean(),
  levels: z.array(z.int().min(1).max(MAX_LEVEL)).max(LIMITS.levels),
})

const ingredientSchema = z.strictObject({
  itemName: nameSchema,
  count: z.int().min(1).max(MAX_COUNT),
  monsters: z.array(sourceSchema).max(LIMITS.sources),
  countUnconfirmed: z.boolean().optional(),
})

const expSchema = z.int().min(1).max(MAX_EXP)

const episodeSchema = z.strictObject({
  no: z.int().min(1),
  chapter: z.int().min(1),
  index: z.int().min(1),
  title: nameSchema,
  exp: expSchema,
  boss: nameSchema.optional(),
  skippable: z
    .strictObject({ id: z.string().min(1).max(40), name: nameSchema, exp: expSchema })
    .optional(),
  ingredients: z.array(ingredientSchema).max(LIMITS.items).optional(),
})

/**
 * The main quest as data: chapters of episodes, each with the EXP it pays itself and what it wants
 * handed in (specification §3). `asOf`: the month or day of the game it describes.
 */
export const questTableSchema = z
  .strictObject({
    asOf: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/),
    levelCap: z.int().min(2).max(MAX_LEVEL),
    chapters: z
      .array(
        z.strictObject({
          no: z.int().min(1),
          title: nameSchema.nullable(),
          episodes: z.array(episodeSchema).min(1).max(LIMITS.episodes),
        }),
      )
      .min(1)
      .max(LIMITS.chapters),
  })
  .meta({ id: 'QuestTable', description: '메인 퀘스트 표' })

/**
 * The site's own table. `table` is null while the owner has put none in: then the one that is
 * shipped with the app counts. `version` counts the changes; `source` says where it comes from.
 */
export const mainQuestAnswerSchema = z
  .strictObject({
    version: z.int().min(0),
    source: z.string().nullable(),
    table: questTableSchema.nullable(),
  })
  .meta({ id: 'MainQuest', description: '관리자가 넣은 메인 퀘스트 표' })

/** See {@link mainQuestAnswerSchema}. */
export type MainQuestAnswer = z.output<typeof mainQuestAnswerSchema>
