import type { Kysely } from 'kysely'
import type { PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { contentOf } from './character-case-view.ts'
import {
  countCases,
  deleteCasesOf,
  listCasesOf,
  readOpenCases,
} from './character-case.repository.ts'

/** What a member saw in the game. A case holds their whole build: it leaves with them. */
export const characterCaseData: PersonalDataPart = {
  name: 'characterCases',
  async collect(kysely, memberId) {
    return (await listCasesOf(kysely, memberId)).map((row) => ({
      id: row.id,
      figure: row.figure,
      ...contentOf(row),
      state: row.state,
      answer: row.answer,
      createdAt: toWireTime(row.created_at),
    }))
  },
  forget: deleteCasesOf,
}

/** Cases that wait for an answer. */
export const characterCaseTask: TaskPart = {
  code: 'character-case.open',
  permission: 'catalogue.write',
  read: readOpenCases,
}

/** How many cases of a member wait for an answer. */
export async function characterCaseTotal(
  kysely: Kysely<Schema>,
  authorId: string,
): Promise<number> {
  return countCases(kysely, { authorId, states: ['open'] })
}
