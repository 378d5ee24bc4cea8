import { GEAR_KINDS } from '@gyeol/terms'
import { z } from 'zod'
import {
  COMMON_DEFAULTS,
  commonFields,
  identityFields,
  noteSchema,
  withDefaults,
} from './catalogue.ts'
import { idSchema, referenceSchema } from './ids.ts'
import { postBodySchema } from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/** Most crystas or registlets one guide recommends. */
const MOST_PICKS = 60

/** A skill build as the skill planner shares it. */
const SKILL_BUILD_PATTERN = /^[A-Za-z0-9._~-]{1,2000}$/

/** A character as its screen shares it: the version of the link and what it packs. */
const CHARACTER_BUILD_PATTERN = /^v\d{1,2}=[A-Za-z0-9._~-]{1,12000}$/

/** What editors fill in. */
export const jobFields = {
  ...commonFields,
  summary: noteSchema,
  parentId: referenceSchema.nullable(),
  mainWeapons: z.array(z.enum(GEAR_KINDS)).max(GEAR_KINDS.length),
  subWeapons: z.array(z.enum(GEAR_KINDS)).max(GEAR_KINDS.length),
  skillBuild: z.string().regex(SKILL_BUILD_PATTERN).nullable(),
  characterBuild: z.string().regex(CHARACTER_BUILD_PATTERN).nullable(),
  crystaIds: z.array(idSchema).max(MOST_PICKS),
  registletIds: z.array(idSchema).max(MOST_PICKS),
  body: postBodySchema,
} as const

/** A name to show for an id; null when the item is gone from the catalogue. */
const pickSchema = z
  .strictObject({ id: z.string(), name: z.string().nullable() })
  .meta({ id: 'Pick', description: '추천 항목' })

/**
 * A build guide of one weapon style; `body` is Markdown source. `needsReview`: something it
 * recommends has changed or gone since it was last written. `parentId`: the style it belongs to.
 */
export const jobSchema = z
  .strictObject({
    ...identityFields,
    ...jobFields,
    crystas: z.array(pickSchema),
    registlets: z.array(pickSchema),
    needsReview: z.boolean(),
    updatedAt: wireTimeSchema,
  })
  .meta({ id: 'Job', description: '직업 안내' })

/** See {@link jobSchema}. */
export type Job = z.output<typeof jobSchema>

/** A guide in the list. `hasBody`: whether anybody has written it yet. */
export const jobSummarySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    parentId: z.string().nullable(),
    mainWeapons: z.array(z.enum(GEAR_KINDS)),
    subWeapons: z.array(z.enum(GEAR_KINDS)),
    hasBody: z.boolean(),
    needsReview: z.boolean(),
    updatedAt: wireTimeSchema,
    version: versionSchema,
  })
  .meta({ id: 'JobSummary', description: '직업 목록의 한 줄' })

/** See {@link jobSummarySchema}. */
export type JobSummary = z.output<typeof jobSummarySchema>

const inputFields = withDefaults(jobFields, {
  ...COMMON_DEFAULTS,
  summary: '',
  parentId: null,
  mainWeapons: [],
  subWeapons: [],
  skillBuild: null,
  characterBuild: null,
  crystaIds: [],
  registletIds: [],
  body: '',
})

/** A new guide. */
export const jobInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateJob', description: '직업 안내 쓰기' })

/** See {@link jobInputSchema}. */
export type JobInput = z.output<typeof jobInputSchema>

/** A changed guide. */
export const updateJobSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateJob', description: '직업 안내 고치기' })

/** Every guide, sorted by name. */
export const jobListSchema = z.array(jobSummarySchema)
