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
import { REVISION_ACTS } from './revision.ts'
import { postBodySchema, storedBodySchema } from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/** Most crystas or registlets one guide recommends. */
const MOST_PICKS = 60

/** A skill build as the skill planner shares it. */
const SKILL_BUILD_PATTERN = /^[A-Za-z0-9._~-]{1,2000}$/

/** A character as its screen shares it: the version of the link and what it packs. */
const CHARACTER_BUILD_PATTERN = /^v\d{1,2}=[A-Za-z0-9._~-]{1,12000}$/

/** What editors have filled in. */
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
  body: storedBodySchema,
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

/** The same as somebody writes it. */
export const jobWritingFields = { ...jobFields, body: postBodySchema } as const

const DEFAULTS = {
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
}

/** What a row may hold, also one from before there were limits to what may be written. */
export const storedJobSchema = z.strictObject(withDefaults(jobFields, DEFAULTS))

const inputFields = withDefaults(jobWritingFields, DEFAULTS)

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

/** Which version of which guide. */
export const jobVersionParamsSchema = z.strictObject({ id: idSchema, version: idSchema })

const jobVersionFields = {
  id: z.string(),
  /** Null for what the guide was before the first change that is known. */
  at: wireTimeSchema.nullable(),
  act: z.enum(REVISION_ACTS),
  /** The fields that changed; none where it was only read again and found right. */
  fields: z.array(z.string()),
} as const

const jobVersionSchema = z
  .strictObject(jobVersionFields)
  .meta({ id: 'JobVersion', description: '직업 안내의 판 하나' })

/** The versions of a guide, the newest (the present one) first; who wrote them stands in the audit log alone. */
export const jobVersionsSchema = z
  .strictObject({ total: z.int().min(0), items: z.array(jobVersionSchema) })
  .meta({ id: 'JobVersions', description: '직업 안내의 판 목록' })

/** See {@link jobVersionsSchema}. */
export type JobVersions = z.output<typeof jobVersionsSchema>

/** The guide as it was in one version, with the present names of what it recommended. */
export const jobAtVersionSchema = z
  .strictObject({ ...jobVersionFields, job: jobSchema })
  .meta({ id: 'JobAtVersion', description: '직업 안내의 지난 판' })

/** See {@link jobAtVersionSchema}. */
export type JobAtVersion = z.output<typeof jobAtVersionSchema>

/**
 * Why a guide is to be looked at again: what it recommends that has changed since it was last
 * written, with the fields people changed, or has gone (`name` and `at` are null).
 */
export const jobReviewSchema = z
  .strictObject({
    items: z.array(
      z.strictObject({
        entity: z.enum(['crysta', 'registlet']),
        id: z.string(),
        name: z.string().nullable(),
        nameEn: z.string().nullable(),
        at: wireTimeSchema.nullable(),
        fields: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'JobReview', description: '직업 안내를 다시 볼 까닭' })

/** See {@link jobReviewSchema}. */
export type JobReview = z.output<typeof jobReviewSchema>
