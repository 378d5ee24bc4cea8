import {
  EVIDENCES,
  GEAR_KINDS,
  GEAR_SLOTS,
  isDecimalStat,
  NUMBERS_EVIDENCES,
  STAT_IDS,
} from '@gyeol/terms'
import { z } from 'zod'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { LINE_PATTERN } from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/** Most characters and entries of what editors write in the catalogue. */
export const CATALOGUE_LIMITS = {
  name: 60,
  line: 100,
  note: 500,
  aliases: 10,
  stats: 30,
  value: 999_999,
  level: 999,
} as const

/** Words in a path that are no ids: `/api/crysta/data`, `/crysta/list` and the like. */
export const RESERVED_IDS = [
  'ability',
  'all',
  'create',
  'data',
  'levels',
  'list',
  'option',
  'tree',
  'unit',
] as const

const { level, line, name, note, value } = CATALOGUE_LIMITS

/** One line of text without a space at either end. */
export const lineSchema = z.string().max(line).regex(LINE_PATTERN)

/** A shown name. */
export const nameSchema = z.string().max(name).regex(LINE_PATTERN)

/** A remark of any length a screen can show; empty for none. */
export const noteSchema = z.string().max(note)

/** A level of a character, monster or registlet. */
export const levelSchema = z.int().min(1).max(level)

/** A day, YYYY-MM-DD. */
export const daySchema = z.iso.date()

/**
 * One stat and its amount: whole, or with two decimals where the game counts so. `when`: it counts only while one of the kinds in `worn` is worn in
 * that slot. Amounts of percent stats are percent; of "부여정지" stats 1.
 */
export const statLineSchema = z
  .strictObject({
    stat: z.enum(STAT_IDS),
    value: z.number().min(-value).max(value).multipleOf(0.01),
    when: z
      .strictObject({
        slot: z.enum(GEAR_SLOTS),
        worn: z.array(z.enum(GEAR_KINDS)).min(1).max(6),
      })
      .optional(),
  })
  .refine((line) => Number.isInteger(line.value) || isDecimalStat(line.stat), {
    path: ['value'],
  })
  .meta({ id: 'StatLine', description: '옵션 한 줄' })

/** See {@link statLineSchema}. */
export type StatLine = z.output<typeof statLineSchema>

/** The stats of an item, in the order they are shown. */
export const statLinesSchema = z.array(statLineSchema).max(CATALOGUE_LIMITS.stats)

/** What every item of the catalogue has besides its own fields. `evidence` is that of its name. */
export const commonFields = {
  name: nameSchema,
  nameEn: lineSchema.nullable(),
  aliases: z.array(nameSchema).max(CATALOGUE_LIMITS.aliases),
  note: noteSchema,
  evidence: z.enum(EVIDENCES),
  numbersEvidence: z.enum(NUMBERS_EVIDENCES),
  asOf: daySchema.nullable(),
} as const

/** What these are when a request leaves them out. */
export const COMMON_DEFAULTS = {
  nameEn: null,
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: null,
} as const

type Fields = Readonly<Record<string, z.ZodType>>

type WithDefaults<Shape extends Fields, Defaults> = {
  [Name in keyof Shape]: Name extends keyof Defaults ? z.ZodDefault<Shape[Name]> : Shape[Name]
}

/** The same fields, those with a default optional: what a request may send. */
export function withDefaults<
  Shape extends Fields,
  Defaults extends { readonly [Name in keyof Shape]?: z.input<Shape[Name]> | readonly never[] },
>(fields: Shape, defaults: Defaults): WithDefaults<Shape, Defaults> {
  const given: Readonly<Record<string, unknown>> = defaults
  const entries = Object.entries(fields).map(([name, schema]) => [
    name,
    name in given ? schema.default(given[name]) : schema,
  ])
  // The same keys as before; which of them became optional is what the type says.
  return Object.fromEntries(entries) as WithDefaults<Shape, Defaults>
}

/** Where a whole list comes from and how old it is; `asOf` is the newest day of its rows. */
const provenanceFields = {
  version: z.int().min(0),
  asOf: daySchema.nullable(),
  source: z.string().nullable(),
} as const

/** Where the data of a select list or of a whole list comes from. */
export const provenanceSchema = z
  .strictObject(provenanceFields)
  .meta({ id: 'Provenance', description: '자료의 기준일과 출처' })

/** See {@link provenanceSchema}. */
export type Provenance = z.output<typeof provenanceSchema>

/** A whole list at once, for searching in the browser. `version` counts every change of it. */
export function wholeListOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ ...provenanceFields, items: z.array(item) })
}

/** How fresh one list is. `updatedAt`: when anybody last changed it; null before that. */
export const freshnessSchema = z
  .strictObject({
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    count: z.int().min(0),
    updatedAt: wireTimeSchema.nullable(),
    ...provenanceFields,
  })
  .meta({ id: 'Freshness', description: '목록의 기준일' })

/** See {@link freshnessSchema}. */
export type Freshness = z.output<typeof freshnessSchema>

/** How far back the changes of the lists are told, and how many of each list by name. */
export const CATALOGUE_CHANGE_LIMITS = { days: 31, items: 5 } as const

/** From which day on (in Korea). */
export const catalogueChangesQuerySchema = z.strictObject({ since: daySchema })

const changedItemSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  at: wireTimeSchema,
  /** Written once only: it was not there before. */
  isNew: z.boolean(),
})

/**
 * What has been written in the lists from a day on, the newest first; lists where nothing was are
 * left out. `since` is the day that was asked for, or the earliest that is told. What a new site is
 * first filled with is no change.
 */
export const catalogueChangesSchema = z
  .strictObject({
    since: daySchema,
    lists: z.array(
      z.strictObject({
        entity: z.enum(CATALOGUE_ENTITY_CODES),
        added: z.int().min(0),
        changed: z.int().min(0),
        items: z.array(changedItemSchema),
      }),
    ),
  })
  .meta({ id: 'CatalogueChanges', description: '어느 날부터 바뀐 자료' })

/** See {@link catalogueChangesSchema}. */
export type CatalogueChanges = z.output<typeof catalogueChangesSchema>

const countsOf = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.record(z.enum(codes), z.int().min(0))

/** How much of one list is known: rows by the evidence of name and numbers, and references that lead somewhere. */
export const listCompletenessSchema = z
  .strictObject({
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    ...provenanceFields,
    count: z.int().min(0),
    names: countsOf(EVIDENCES),
    numbers: countsOf(NUMBERS_EVIDENCES),
    references: z.int().min(0),
    resolved: z.int().min(0),
  })
  .meta({ id: 'ListCompleteness', description: '목록을 얼마나 아는지' })

/** See {@link listCompletenessSchema}. */
export type ListCompleteness = z.output<typeof listCompletenessSchema>

/** What an id and its version look like in every item of the catalogue. */
export const identityFields = { id: z.string(), version: versionSchema } as const
