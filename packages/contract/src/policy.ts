import { z } from 'zod'
import { postBodySchema } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** The papers of a site, in the order they are shown; each is a text of the owner. */
export const POLICY_KINDS = ['terms', 'privacy', 'retention', 'contact', 'imprint'] as const

/** One of {@link POLICY_KINDS}. */
export type PolicyKind = (typeof POLICY_KINDS)[number]

/** At which page each is read. */
export const POLICY_PATHS = {
  terms: '/terms-of-use',
  privacy: '/privacy',
  retention: '/retention',
  contact: '/contact',
  imprint: '/imprint',
} as const satisfies Readonly<Record<PolicyKind, string>>

/** What members agree to when they sign up; of these a new version may ask for it anew. */
export const CONSENT_KINDS = ['terms', 'privacy'] as const satisfies readonly PolicyKind[]

/** One of {@link CONSENT_KINDS}. */
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Most characters of what is said of a change. */
export const POLICY_CHANGES_LENGTH = 1000

/** A site has published far fewer. */
const MAX_POLICY_VERSION = 10_000

/** 0 is what the software brings along; each text the owner publishes counts one more. */
export const policyVersionSchema = z.int().min(0).max(MAX_POLICY_VERSION)

const changesSchema = z.string().max(POLICY_CHANGES_LENGTH)

const versionFields = {
  version: policyVersionSchema,
  /** Null for what the software brings along. */
  publishedAt: wireTimeSchema.nullable(),
  changes: changesSchema,
  asksConsent: z.boolean(),
} as const

/**
 * One version of a paper; texts are Markdown source, `english` empty where there is none. `versions`:
 * all there are, the newest first.
 */
export const policySchema = z
  .strictObject({
    kind: z.enum(POLICY_KINDS),
    ...versionFields,
    korean: z.string(),
    english: z.string(),
    versions: z.array(z.strictObject(versionFields)),
  })
  .meta({ id: 'Policy', description: '약관과 방침 하나' })

/** See {@link policySchema}. */
export type Policy = z.output<typeof policySchema>

/** Which paper is asked for. */
export const policyParamsSchema = z.strictObject({ kind: z.enum(POLICY_KINDS) })

/** Which version is asked for; the newest without. */
export const policyQuerySchema = z.strictObject({
  version: z.coerce.number().int().min(0).max(MAX_POLICY_VERSION).optional(),
})

/** A new version. `version`: the newest the author has seen. */
export const policyInputSchema = z
  .strictObject({
    korean: postBodySchema.min(1),
    english: postBodySchema,
    changes: changesSchema,
    asksConsent: z.boolean(),
    version: policyVersionSchema,
  })
  .meta({ id: 'NewPolicy', description: '약관과 방침의 새 글' })

/** See {@link policyInputSchema}. */
export type PolicyInput = z.output<typeof policyInputSchema>

const agreementFields = {
  kind: z.enum(CONSENT_KINDS),
  version: policyVersionSchema,
} as const

/**
 * What the caller has agreed to and when, the newest first, and what asks for it anew, with what has
 * changed since.
 */
export const consentSchema = z
  .strictObject({
    pending: z.array(
      z.strictObject({ ...agreementFields, publishedAt: wireTimeSchema, changes: changesSchema }),
    ),
    agreed: z.array(z.strictObject({ ...agreementFields, at: wireTimeSchema })),
  })
  .meta({ id: 'Consent', description: '내가 동의한 것' })

/** See {@link consentSchema}. */
export type Consent = z.output<typeof consentSchema>

/** What the caller agrees to: the newest version of each. */
export const agreementSchema = z
  .strictObject({
    agreements: z.array(z.strictObject(agreementFields)).min(1).max(CONSENT_KINDS.length),
  })
  .meta({ id: 'Agreement', description: '동의' })

/** See {@link agreementSchema}. */
export type Agreement = z.output<typeof agreementSchema>
