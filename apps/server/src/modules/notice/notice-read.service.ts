import { LIVE_WHOLE_LIST, type NoticeBell } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer, SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { announce } from '../outbox/outbox.service.ts'
import { lastDigestAt } from './digest-times.ts'
import * as marks from './notice-read.repository.ts'
import { sightOf } from './notice-sight.ts'
import type { ReadMarks } from './notice-view.ts'
import { findNotice } from './notice.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** Marks a notice as read. Throws NOT_FOUND for one the viewer does not see. */
export async function markRead(
  { database, clock }: Context,
  viewer: SignedInViewer,
  id: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const now = clock()
    const row = await findNotice(transaction, id, sightOf(viewer, now))
    if (!row) throw new AppError('NOT_FOUND')
    await marks.insertRead(transaction, { memberId: viewer.member.id, noticeId: id, now })
  })
}

/** Marks everything that is out by now as read. */
export async function markAllRead(
  { database, clock }: Context,
  { member }: SignedInViewer,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    marks.setReadBefore(transaction, member.id, clock()),
  )
}

/** What a member has read of some notices; null for visitors, whose browser remembers. */
export async function readMarks(
  kysely: Kysely<Schema>,
  { member }: Viewer,
  noticeIds: readonly string[],
): Promise<ReadMarks | null> {
  if (!member) return null
  const readBefore = await marks.findReadBefore(kysely, member.id)
  return { readBefore, opened: await marks.listRead(kysely, member.id, noticeIds) }
}

/** How many notices of the viewer's inbox they have not read; null for visitors. */
export async function countUnread(
  kysely: Kysely<Schema>,
  { member, level }: Viewer,
  now: number,
): Promise<number | null> {
  if (!member) return null
  const readBefore = await marks.findReadBefore(kysely, member.id)
  const memberId = member.id
  return marks.countUnread(kysely, { memberId, level, now, readBefore, outBy: ANY_TIME })
}

/** Whatever is out is read of, however its clock stood. */
const ANY_TIME = Number.MAX_SAFE_INTEGER

/** How many of them the viewer's bell tells of by now; null for visitors. */
export async function countBell(
  kysely: Kysely<Schema>,
  { member, level }: Viewer,
  now: number,
): Promise<number | null> {
  if (!member) return null
  const { readBefore, bell } = await marks.findReader(kysely, member.id)
  if (bell === 'off') return 0
  const outBy = bell === 'now' ? ANY_TIME : lastDigestAt(bell, now)
  return marks.countUnread(kysely, { memberId: member.id, level, now, readBefore, outBy })
}

/** How soon the viewer's bell tells of new notices. */
export async function readBell(
  { database }: Context,
  { member }: SignedInViewer,
): Promise<NoticeBell> {
  const { bell } = await marks.findReader(database.kysely, member.id)
  return { pace: bell }
}

/** Changes how soon the viewer's bell tells of new notices, on every page they have open. */
export async function saveBell(
  { database, clock }: Context,
  { member, level }: SignedInViewer,
  { pace }: NoticeBell,
): Promise<NoticeBell> {
  const memberId = member.id
  await inTransaction(database, async (transaction) => {
    const readBefore = await marks.findReadBefore(transaction, memberId)
    await marks.setBell(transaction, { memberId, bell: pace, readBefore })
    const change = { kind: 'notice', id: LIVE_WHOLE_LIST, action: 'updated' } as const
    await announce(transaction, { ...change, level, memberId, now: clock() })
  })
  return { pace }
}
