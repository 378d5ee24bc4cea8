import { MOST_DRAFTS, type RevisedEntity, type ServerDraft } from '@gyeol/contract'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { textsWith } from '../../database/texts-with.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import * as drafts from './draft.repository.ts'

/** Nobody goes on with what they left for so long. */
const KEPT_MS = 30 * 86_400_000

type Context = Pick<ServerContext, 'database' | 'clock'>
type Form = { readonly form: RevisedEntity; readonly id: string }

const keyOf = ({ member }: SignedInViewer, { form, id }: Form) => ({
  member_id: member.id,
  form,
  thing_id: id,
})

/** What somebody has left in a form; null for nothing. */
export async function readDraft(
  { database: { kysely } }: Context,
  viewer: SignedInViewer,
  form: Form,
): Promise<ServerDraft | null> {
  const row = await drafts.findDraft(kysely, keyOf(viewer, form))
  if (!row) return null
  return { version: row.version, values: JSON.parse(row.content), at: toWireTime(row.at) }
}

/** Keeps what stands in a form; the oldest of too many drafts make room. */
export async function saveDraft(
  { database, clock }: Context,
  viewer: SignedInViewer,
  { version, values, ...form }: Form & Pick<ServerDraft, 'version' | 'values'>,
): Promise<void> {
  const key = keyOf(viewer, form)
  const content = JSON.stringify(values)
  await inTransaction(database, async (transaction) => {
    await drafts.putDraft(transaction, { ...key, version, content, at: clock() })
    const tooMany = (await drafts.listDrafts(transaction, key.member_id)).slice(MOST_DRAFTS)
    for (const old of tooMany) await drafts.deleteDraft(transaction, old)
  })
}

/** Lets a draft go, whether there was one or not. */
export async function deleteDraft(
  { database: { kysely } }: Context,
  viewer: SignedInViewer,
  form: Form,
): Promise<void> {
  await drafts.deleteDraft(kysely, keyOf(viewer, form))
}

/** Removes drafts that nobody went on with. */
export async function sweepDrafts({ database: { kysely }, clock }: Context): Promise<void> {
  await drafts.deleteDraftsBefore(kysely, clock() - KEPT_MS)
}

/** Drafts are their writer's alone. */
export const draftData: PersonalDataPart = {
  name: 'drafts',
  async collect(kysely, memberId) {
    const rows = await drafts.listDrafts(kysely, memberId)
    return rows.map(({ form, thing_id: id, content, at }) => ({
      form,
      id,
      values: JSON.parse(content) as unknown,
      at: toWireTime(at),
    }))
  },
  forget: drafts.deleteDraftsOf,
}

/** What is half written. */
export const draftTexts = textsWith('draft', ['content'])
