import { z } from 'zod'
import { QUOTA_WORDS } from './names/quota-words.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

/**
 * How much of one kind of content may be written within 24 hours, and how much a member may hold.
 *
 * - `member`: by one member.
 * - `newcomer`: by a member on probation.
 * - `total`: what one member may hold at all; null where nothing of it stays, or each overwrites the last.
 * - `network`: from one address (an IPv4 address, an IPv6 /64); the /48 around it may do four times that.
 * - `site`: by all together; beyond it the site takes no more of it from anybody but its office.
 */
export type Quota = {
  readonly member: number
  readonly newcomer: number
  readonly total: number | null
  readonly network: number
  readonly site: number
}

type QuotaRule = Quota & {
  /** The most one act may leave in the database, its record and its indices included. */
  readonly bytes: number
}

const KB = 1024

/**
 * Every kind of content that people write, and how much of it when the owner has said nothing. A
 * route that writes names its quota as it names its permission, so that one account cannot fill the
 * site: all `site` × `bytes` of what anybody may write stay under 200 MB a day.
 */
export const QUOTAS = {
  'sign-up': { member: 5, newcomer: 5, total: null, network: 10, site: 300, bytes: 6 * KB },
  account: { member: 60, newcomer: 20, total: null, network: 200, site: 3000, bytes: 3 * KB },
  'cook-address': { member: 30, newcomer: 10, total: 60, network: 60, site: 1500, bytes: 16 * KB },
  'cook-mark': { member: 100, newcomer: 20, total: null, network: 200, site: 4000, bytes: 2 * KB },
  'cook-removal': { member: 3, newcomer: 3, total: null, network: 3, site: 100, bytes: 3 * KB },
  correction: { member: 30, newcomer: 10, total: 300, network: 60, site: 200, bytes: 150 * KB },
  'character-case': { member: 20, newcomer: 5, total: 40, network: 40, site: 200, bytes: 100 * KB },
  'short-link': { member: 100, newcomer: 40, total: 1000, network: 100, site: 800, bytes: 36 * KB },
  'price-item': { member: 30, newcomer: 5, total: 300, network: 40, site: 300, bytes: 6 * KB },
  'price-report': {
    member: 200,
    newcomer: 50,
    total: null,
    network: 400,
    site: 4000,
    bytes: 4 * KB,
  },
  'price-flag': { member: 50, newcomer: 10, total: null, network: 100, site: 1000, bytes: 2 * KB },
  'price-ledger': {
    member: 300,
    newcomer: 100,
    total: 5000,
    network: 600,
    site: 10_000,
    bytes: KB,
  },
  'price-watch': {
    member: 100,
    newcomer: 30,
    total: null,
    network: 200,
    site: 3000,
    bytes: 2 * KB,
  },
  'saved-search': { member: 40, newcomer: 20, total: null, network: 80, site: 600, bytes: 36 * KB },
  'notice-mark': {
    member: 500,
    newcomer: 200,
    total: null,
    network: 2000,
    site: 20_000,
    bytes: 512,
  },
  push: { member: 40, newcomer: 20, total: null, network: 100, site: 2000, bytes: 2 * KB },
  'problem-report': {
    member: 30,
    newcomer: 10,
    total: null,
    network: 30,
    site: 500,
    bytes: 4 * KB,
  },
  'search-word': { member: 100, newcomer: 50, total: null, network: 100, site: 3000, bytes: 512 },
  'client-error': { member: 50, newcomer: 50, total: null, network: 50, site: 2000, bytes: 0 },
} as const satisfies Readonly<Record<keyof (typeof QUOTA_WORDS)['names'], QuotaRule>>

/** One of {@link QUOTAS}. */
export type QuotaName = keyof typeof QUOTAS

// Object.keys loses the literal keys; the object above is the only source of them.
/** Every name, in the order of {@link QUOTAS}. */
export const QUOTA_NAMES = Object.keys(QUOTAS) as readonly QuotaName[]

/** What a quota counts over: one member's day, what one member holds, a network's day, everybody's day. */
export const QUOTA_SCOPES = ['member', 'total', 'network', 'site'] as const

/** One of {@link QUOTA_SCOPES}. */
export type QuotaScope = (typeof QUOTA_SCOPES)[number]

/** Which quota is used up: of what, over whom, how much it is, and until when (null: until something of it goes). */
export const quotaRefusalSchema = z
  .strictObject({
    name: z.enum(QUOTA_NAMES),
    scope: z.enum(QUOTA_SCOPES),
    most: z.int().min(0),
    until: wireTimeSchema.nullable(),
  })
  .meta({ id: 'QuotaRefusal', description: '다 쓴 한도' })

/** See {@link quotaRefusalSchema}. */
export type QuotaRefusal = z.output<typeof quotaRefusalSchema>

/** A refusal in words: what, how much, until when. */
export function quotaMessage(refusal: QuotaRefusal): string {
  return QUOTA_WORDS.sentence(refusal)
}

/** Nobody needs more, and every product of two stays an exact integer. */
const MOST = 1_000_000

const count = z.int().min(0).max(MOST)

const quotaSchema = z.strictObject({
  member: count,
  newcomer: count,
  total: count.nullable(),
  network: count,
  site: count,
})

/** What the owner has set of the quotas; a name that is missing has its default. */
export const quotaValuesSchema = z.partialRecord(z.enum(QUOTA_NAMES), quotaSchema)

/** See {@link quotaValuesSchema}. */
export type QuotaValues = z.output<typeof quotaValuesSchema>

/** Every quota as it holds, its default, and what all together have used of it since `since`. */
export const quotaTableSchema = z
  .strictObject({
    rows: z.array(
      z.strictObject({
        name: z.enum(QUOTA_NAMES),
        value: quotaSchema,
        usual: quotaSchema,
        bytes: z.int().min(0),
        used: z.int().min(0),
        until: wireTimeSchema.nullable(),
      }),
    ),
    version: versionSchema,
  })
  .meta({ id: 'QuotaTable', description: '한도와 오늘 쓴 만큼' })

/** See {@link quotaTableSchema}. */
export type QuotaTable = z.output<typeof quotaTableSchema>

/** Writes what differs from the defaults. */
export const updateQuotasSchema = z
  .strictObject({ values: quotaValuesSchema, version: versionSchema })
  .meta({ id: 'UpdateQuotas', description: '한도 고치기' })

/** See {@link updateQuotasSchema}. */
export type UpdateQuotas = z.output<typeof updateQuotasSchema>
