import { DAY_MS } from '@gyeol/korean'
import {
  QUOTA_NAMES,
  type Quota,
  type QuotaName,
  QUOTAS,
  type QuotaScope,
  ROLES,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { readQuotaSetting } from '../setting/quota-setting.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { gatesOf } from '../throttle/address-gates.ts'
import { type Gate, type Limit, readHits, reserve, settle } from '../throttle/throttle.service.ts'

/** How much more those do whom somebody has trusted with a role. */
const CONTRIBUTOR_FACTOR = 4
const OFFICE_FACTOR = 20

/** What newcomers and visitors may use up of the whole site's day, so that those who stay can write. */
const NEWCOMERS_SHARE = 0.5

type Context = Pick<ServerContext, 'database' | 'clock' | 'quotaTotals'>

/** An act that counts in a quota: whose, and from where. */
export type QuotaUse = {
  readonly name: QuotaName
  readonly viewer: Viewer
  readonly address: ClientAddress
  /** Whether the member holds one more afterwards; who holds the most may still change what they hold. */
  readonly isAddition: boolean
}

/**
 * Takes one act from a quota, or throws QUOTA and takes nothing. Gives what to call when the act
 * came to nothing: it does not count then.
 */
export async function takeQuota(context: Context, use: QuotaUse): Promise<() => Promise<void>> {
  const { database } = context
  // Whoever has an office and only lacks the second step must be able to set it up, whatever is left.
  if (use.name === 'account' && use.viewer.mustEnrolTotp) return async () => undefined
  const quota = (await readQuotaSetting(database.kysely)).values[use.name]
  const { gates, scopes } = await gatesOfUse(context, use, quota)
  await requireRoom(context, use, quota.total)
  await reserve(context, gates, ({ gate, endsAt }, now) => {
    const scope = scopes.get(gate) ?? 'site'
    return refusal({ name: use.name, scope, most: gate.limit.max, until: endsAt }, now)
  })
  return async () => settle(context, { refunded: gates })
}

type UseGates = {
  readonly gates: readonly Gate[]
  readonly scopes: ReadonlyMap<Gate, QuotaScope>
}

async function gatesOfUse(
  context: Context,
  { name, viewer, address }: QuotaUse,
  quota: Quota,
): Promise<UseGates> {
  const scopes = new Map<Gate, QuotaScope>()
  const add = (scope: QuotaScope, gate: Gate) => scopes.set(gate, scope)
  const limit = (scope: string, max: number): Limit => dayLimit(name, scope, max)
  const { member } = viewer
  const isNew = member === null || (await isNewcomer(context, viewer))
  if (member !== null)
    add('member', { limit: limit('member', memberMost(viewer, quota, isNew)), subject: member.id })
  // Whoever was given the office writes for everybody, and must be able to when the site is full.
  if (!viewer.may('office.open')) {
    for (const gate of gatesOf(limit('network', quota.network), address)) add('network', gate)
    if (isNew) add('site', newcomersGate(name, quota))
    add('site', siteGate(name, quota))
  }
  return { gates: [...scopes.keys()], scopes }
}

const dayLimit = (name: QuotaName, scope: string, max: number): Limit => ({
  name: `quota ${name} ${scope}`,
  kind: 'window',
  max,
  ms: DAY_MS,
})

const siteGate = (name: QuotaName, { site }: Quota): Gate => ({
  limit: dayLimit(name, 'site', site),
  subject: 'site',
})

const newcomersGate = (name: QuotaName, { site }: Quota): Gate => ({
  limit: dayLimit(name, 'newcomers', Math.ceil(site * NEWCOMERS_SHARE)),
  subject: 'site',
})

function memberMost(viewer: Viewer, quota: Quota, isNew: boolean): number {
  if (viewer.may('office.open')) return quota.member * OFFICE_FACTOR
  if (viewer.level >= ROLES.CONTRIBUTOR.level) return quota.member * CONTRIBUTOR_FACTOR
  return isNew ? quota.newcomer : quota.member
}

/** Whether a member is on probation: lately come, and nobody has trusted them with a role. */
export async function isNewcomer(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { member, level }: Viewer,
): Promise<boolean> {
  if (member === null || member.isTrusted || level >= ROLES.CONTRIBUTOR.level) return false
  const { probationDays } = await readSettings(database.kysely)
  return clock() - member.createdAt < probationDays * DAY_MS
}

async function requireRoom(
  { database, clock, quotaTotals }: Context,
  { name, viewer, isAddition }: QuotaUse,
  total: number | null,
): Promise<void> {
  const { member } = viewer
  const count = quotaTotals[name]
  if (!isAddition || total === null || member === null || !count) return
  if (viewer.may('office.open')) return
  if ((await count(database.kysely, member.id)) < total) return
  throw refusal({ name, scope: 'total', most: total, until: null }, clock())
}

type Refused = {
  readonly name: QuotaName
  readonly scope: QuotaScope
  readonly most: number
  readonly until: number | null
}

function refusal({ until, ...quota }: Refused, now: number): AppError {
  return new AppError('QUOTA', {
    quota: { ...quota, until: toWireTimeOrNull(until) },
    retryAfter: Math.ceil(((until ?? now + DAY_MS) - now) / 1000),
  })
}

/** What all together have used of a quota, and until when it counts. */
export type SiteUse = { readonly used: number; readonly until: string | null }

/** What all together have used of each quota. */
export async function readSiteUse({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<ReadonlyMap<QuotaName, SiteUse>> {
  const gates = QUOTA_NAMES.map((name) => siteGate(name, QUOTAS[name]))
  const hits = await readHits(database.kysely, gates, clock())
  return new Map(
    QUOTA_NAMES.map((name, index) => {
      const { hits: used = 0, endsAt = null } = hits[index] ?? {}
      return [name, { used, until: toWireTimeOrNull(endsAt) }]
    }),
  )
}

/** What some members have written within a day, by the quotas it counts in; at no limits nobody counts. */
export async function readMemberUse(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { name: QuotaName; count: number }[]>> {
  if (memberIds.length === 0) return new Map()
  const asked = memberIds.flatMap((id) => QUOTA_NAMES.map((name) => ({ id, name })))
  const gates = asked.map(({ id, name }) => ({ limit: dayLimit(name, 'member', 0), subject: id }))
  const hits = await readHits(database.kysely, gates, clock())
  const use = new Map<string, { name: QuotaName; count: number }[]>()
  for (const [index, { id, name }] of asked.entries()) {
    const count = hits[index]?.hits ?? 0
    if (count > 0) use.set(id, [...(use.get(id) ?? []), { name, count }])
  }
  return use
}

/** Since when the quotas are counted of which the whole site takes no more. */
export async function listFullSince(
  kysely: Kysely<Schema>,
  values: Readonly<Record<QuotaName, Quota>>,
  now: number,
): Promise<readonly number[]> {
  const gates = QUOTA_NAMES.map((name) => siteGate(name, values[name]))
  const hits = await readHits(kysely, gates, now)
  return hits.flatMap((hit, index) => {
    const most = gates[index]?.limit.max ?? 0
    return hit && hit.hits >= most ? [hit.since] : []
  })
}
