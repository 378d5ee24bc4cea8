import { DAY_MS } from '@gyeol/korean'
import { MOST_TRACED, TRACE_KINDS, type TraceGroup, type TraceKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { keyedMark } from '../../security/keyed-mark.ts'
import { readMemberAdmins } from '../member/member-admin.service.ts'
import { readMemberUse } from '../quota/quota.service.ts'
import * as traces from './trace.repository.ts'

/** Long enough to see who made many accounts, short enough to forget where people were. */
const KEPT_DAYS = 90

/** Nobody needs more to be seen with another; whoever moves about leaves no more than this. */
const MOST_OF_A_KIND = 20

/** So many new accounts of a day from one place are worth a look. */
const CROWD = 4

/** Somebody who has just signed up or logged in: from where, and with which browser. */
export type Arrival = {
  readonly memberId: string
  readonly address: ClientAddress
  /** The mark their browser carries. */
  readonly device: string
  readonly now: number
}

/** Remembers from where a member came, as keyed hashes only. */
export async function noteArrival(
  { keyRing }: Pick<ServerContext, 'keyRing'>,
  transaction: Kysely<Schema>,
  { memberId, address, device, now }: Arrival,
): Promise<void> {
  const seen = [
    ['network', address.key],
    ['around', address.network],
    ['device', device],
  ] as const
  const rows = seen.flatMap(([kind, text]) =>
    text === null ? [] : [{ kind, mark: keyedMark(keyRing, 'member trace', `${kind} ${text}`) }],
  )
  await traces.putTraces(
    transaction,
    rows.map((row) => ({ ...row, member_id: memberId, first_at: now, last_at: now })),
  )
  for (const { kind } of rows)
    await traces.deleteOldest(transaction, { memberId, kind, kept: MOST_OF_A_KIND })
}

type Range = { readonly limit: number; readonly offset: number }

/** Accounts that have something in common, and what each has written within a day. */
export async function listTraceGroups(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  kind: TraceKind,
  range: Range,
): Promise<{ readonly items: TraceGroup[]; readonly total: number }> {
  const { kysely } = database
  const of = { kind, since: clock() - KEPT_DAYS * DAY_MS }
  const shared = await traces.listShared(kysely, of, range)
  const groups = await Promise.all(
    shared.map(async ({ mark, last_at, size }) => {
      const ids = await traces.listSharing(kysely, { ...of, mark }, MOST_TRACED)
      return { id: mark, lastAt: toWireTime(last_at), size, ids }
    }),
  )
  const ids = [...new Set(groups.flatMap((group) => group.ids))]
  const members = await readMemberAdmins(kysely, ids)
  const use = await readMemberUse({ database, clock }, ids)
  const items = groups.map(({ ids: in_, ...group }) => ({
    ...group,
    members: in_.flatMap((id) => {
      const member = members.get(id)
      return member === undefined ? [] : [{ member, wrote: use.get(id) ?? [] }]
    }),
  }))
  return { items, total: await traces.countShared(kysely, of) }
}

/** Forgets what is older than {@link KEPT_DAYS}. */
export async function sweepTraces({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  await traces.deleteBefore(database.kysely, clock() - KEPT_DAYS * DAY_MS)
}

/** Many new accounts from one place, or in one minute. */
export const crowdTask: TaskPart = {
  code: 'member.crowd',
  permission: 'member.read',
  async read(kysely, now) {
    const since = now - DAY_MS
    const crowds = await Promise.all(
      TRACE_KINDS.map((kind) => traces.listCrowds(kysely, { kind, since, least: CROWD })),
    )
    const firsts = crowds.flat().map((crowd) => crowd.first_at)
    // One crowd has a network, a browser and a minute: what is told is the most of one kind.
    const count = Math.max(...crowds.map((of) => of.length))
    return { count, oldestAt: count === 0 ? null : Math.min(...firsts) }
  },
}

/** From where a member came, as nobody but the site's key tells. */
export const traceData: PersonalDataPart = {
  name: '접속 흔적(해시)',
  async collect(kysely, memberId) {
    const rows = await traces.listByMember(kysely, memberId)
    return rows.map(({ kind, mark, first_at, last_at }) => ({
      kind,
      mark,
      firstAt: toWireTime(first_at),
      lastAt: toWireTime(last_at),
    }))
  },
  forget: traces.deleteByMember,
}
