import type { ContentPart, PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { textsWith } from '../../database/texts-with.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { readFlood } from './member-content.service.ts'
import {
  deleteClosedBefore,
  forgetReporter,
  listProblemsOf,
  readOpenProblems,
} from './problem.repository.ts'
import { readWaiting } from './waiting.repository.ts'
import { deleteEndedBefore, deleteNicknames, listTakedownsOf } from './takedown.repository.ts'

/** What of a member's was taken down; it stays when they leave, but for their name. */
export const takedownData: PersonalDataPart = {
  name: 'takedowns',
  async collect(kysely, memberId) {
    const rows = await listTakedownsOf(kysely, memberId)
    return rows.map(({ id, content_kind, title, reason, at, state }) => ({
      id,
      kind: content_kind,
      title,
      reason,
      at: toWireTime(at),
      state,
    }))
  },
  forget: deleteNicknames,
}

/** Problems a member has reported; they stay when they leave, without their name. */
export const problemData: PersonalDataPart = {
  name: 'problemReports',
  async collect(kysely, memberId) {
    const rows = await listProblemsOf(kysely, memberId)
    return rows.map(({ id, content_kind, content_id, reason, text, at, state }) => ({
      id,
      kind: content_kind,
      contentId: content_id,
      reason,
      text,
      at: toWireTime(at),
      state,
    }))
  },
  forget: forgetReporter,
}

/** Contents that somebody has reported a problem with. */
export const problemTask: TaskPart = {
  code: 'problem.open',
  permission: 'content.moderate',
  read: readOpenProblems,
}

/** New members who have made very much at once. */
export const floodTask = (contentParts: readonly ContentPart[]): TaskPart => ({
  code: 'content.flood',
  permission: 'content.moderate',
  isUrgent: true,
  async read(kysely, now) {
    const flood = await readFlood({ contentParts }, kysely, now)
    return { count: flood.length, oldestAt: null }
  },
})

/** What new members have made and nobody sees until somebody has looked. */
export const waitingTask = (contentParts: readonly ContentPart[]): TaskPart => ({
  code: 'content.waiting',
  permission: 'content.moderate',
  read: async (kysely) => readWaiting(kysely, contentParts),
})

/** What taken-down contents say: they may come back, with their pictures. */
export const takedownTexts = textsWith('takedown', ['previous'])

/** Ends what was taken down and answered long ago. */
export async function sweepModeration(transaction: Kysely<Schema>, before: number): Promise<void> {
  await deleteEndedBefore(transaction, before)
  await deleteClosedBefore(transaction, before)
}
