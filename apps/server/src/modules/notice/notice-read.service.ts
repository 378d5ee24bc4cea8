import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer, SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
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
  return marks.countUnread(kysely, { memberId: member.id, level, now, readBefore })
}
