import { randomUUIDv7 } from 'node:crypto'
import type { MemberNote, MemberNoteQuery } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { actOf } from '../../http/act-of.ts'
import { createOnce } from '../../http/create-once.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { findMember } from './member.repository.ts'

const rows = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('member_note')
    .leftJoin('member', 'member.id', 'member_note.author_id')
    .selectAll('member_note')
    .select('member.nickname as author_nickname')

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

type Asked = MemberNoteQuery & { readonly memberId: string }

/** A page of the notes about a member, the newest first. Throws NOT_FOUND. */
export async function listMemberNotes(
  { database: { kysely } }: Pick<ServerContext, 'database'>,
  viewer: SignedInViewer,
  { memberId, page, pageSize }: Asked,
): Promise<MemberNote[]> {
  await requireThere(kysely, memberId)
  const found = await rows(kysely)
    .where('member_note.member_id', '=', memberId)
    .orderBy('member_note.at', 'desc')
    .orderBy('member_note.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return found.map((row) => toNote(viewer, row))
}

type NewNote = {
  readonly viewer: SignedInViewer
  readonly memberId: string
  readonly text: string
}

/** Writes a note about a member. Throws NOT_FOUND. */
export async function createMemberNote(
  context: ServerContext,
  { viewer, memberId, text }: NewNote,
  request: FastifyRequest,
): Promise<MemberNote> {
  return createOnce(context, request, async (transaction) => {
    await requireThere(transaction, memberId)
    const { now } = actOf(context, request)
    const { id: authorId, nickname } = viewer.member
    const row = {
      id: randomUUIDv7(),
      member_id: memberId,
      author_id: authorId,
      text: text.trim(),
      at: now,
    }
    await transaction.insertInto('member_note').values(row).execute()
    return toNote(viewer, { ...row, author_nickname: nickname })
  })
}

/** Removes a note; one's own, or anybody's for those above all. Throws NOT_FOUND and FORBIDDEN. */
export async function deleteMemberNote(
  { database: { kysely } }: Pick<ServerContext, 'database'>,
  viewer: SignedInViewer,
  id: string,
): Promise<void> {
  const row = await rows(kysely).where('member_note.id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (!mayDelete(viewer, row)) throw new AppError('FORBIDDEN')
  await kysely.deleteFrom('member_note').where('id', '=', id).execute()
}

async function requireThere(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  if (!(await findMember(kysely, memberId))) throw new AppError('NOT_FOUND')
}

const mayDelete = (viewer: SignedInViewer, { author_id: authorId }: Pick<Row, 'author_id'>) =>
  authorId === viewer.member.id || viewer.may('member.write-any')

function toNote(viewer: SignedInViewer, row: Row): MemberNote {
  const { id, text, author_id: authorId, author_nickname: nickname, at } = row
  return {
    id,
    text,
    author: authorId === null ? null : { id: authorId, nickname: nickname ?? '' },
    at: toWireTime(at),
    canDelete: mayDelete(viewer, row),
  }
}

/** Notes go with the member they are about; they are not the member's own to download. */
export const memberNoteData: PersonalDataPart = {
  name: 'notes',
  async collect(kysely, memberId) {
    const written = await kysely
      .selectFrom('member_note')
      .select(['text', 'at'])
      .where('author_id', '=', memberId)
      .orderBy('at')
      .execute()
    return written.map(({ text, at }) => ({ text, at: toWireTime(at) }))
  },
  async forget(transaction, memberId) {
    await transaction.deleteFrom('member_note').where('member_id', '=', memberId).execute()
  },
}
