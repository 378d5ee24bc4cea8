import { z } from 'zod'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { pageOf, pagingFields } from './paging.ts'
import { LINE_PATTERN } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** Most characters of a word that found nothing, how many are kept, for how long, and most names of pages. */
export const SEARCH_WORD_LIMITS = { word: 40, kept: 1000, days: 90, aliases: 300 } as const

const wordSchema = z.string().min(1).max(SEARCH_WORD_LIMITS.word).regex(LINE_PATTERN)

/** A search that found nothing. Only its words are counted, never who looked for them or from where. */
export const searchWordInputSchema = z
  .strictObject({ word: wordSchema })
  .meta({ id: 'CountSearchWord', description: '찾지 못한 말' })

/** Words that found nothing, and how often. */
export const searchWordSchema = z
  .strictObject({ word: z.string(), count: z.int().min(1), lastAt: wireTimeSchema })
  .meta({ id: 'SearchWord', description: '찾지 못한 말과 횟수' })

/** See {@link searchWordSchema}. */
export type SearchWord = z.output<typeof searchWordSchema>

/** One page of them, the most asked first. */
export const searchWordPageSchema = pageOf(searchWordSchema).meta({
  id: 'SearchWordPage',
  description: '찾지 못한 말 목록',
})

/** Which page of them. */
export const searchWordQuerySchema = z.strictObject(pagingFields)

/** See {@link searchWordQuerySchema}. */
export type SearchWordQuery = z.output<typeof searchWordQuerySchema>

/** What a name leads to: `page/statting`, or a thing of a list, `crysta/bakuzan`. */
const targetSchema = z
  .string()
  .max(120)
  .regex(
    new RegExp(
      `^(?:page/[a-z0-9/-]*|(?:${CATALOGUE_ENTITY_CODES.join('|')})/[A-Za-z0-9_-]{1,64})$`,
    ),
  )

/** Another name for a page or a thing. */
export const searchAliasSchema = z
  .strictObject({ word: wordSchema, target: targetSchema })
  .meta({ id: 'SearchAlias', description: '화면이나 자료의 다른 이름' })

/** See {@link searchAliasSchema}. */
export type SearchAlias = z.output<typeof searchAliasSchema>

/** The names editors gave to pages; those of things stand in their lists. */
export const searchAliasListSchema = z.array(searchAliasSchema).max(SEARCH_WORD_LIMITS.aliases)
