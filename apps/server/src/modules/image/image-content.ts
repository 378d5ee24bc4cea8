import { IMAGE_PATH } from '@gyeol/contract'
import { sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import * as images from './image.repository.ts'

/** Pictures in what people write: a hidden one stays where it is and is sent to nobody. */
export const imageContent: ContentPart = {
  kind: 'image',
  rows: {
    table: 'image',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    isShown: sql<boolean>`content.taken_down_at is null`,
  },
  show: async (_kysely, ids) =>
    new Map(ids.map((id) => [id, { title: id.slice(44), path: `${IMAGE_PATH}${id}` }])),
  async takeDown(transaction, ids, { act }) {
    const taken = await images.setTakenDown(transaction, ids, act.now)
    return new Map(taken.map((id) => [id, null]))
  },
  async restore(transaction, held) {
    const ids = held.map(({ id }) => id)
    return images.setTakenDown(transaction, ids, null)
  },
  erase: async (transaction, held) =>
    images.deleteTakenDown(
      transaction,
      held.map(({ id }) => id),
    ),
}
