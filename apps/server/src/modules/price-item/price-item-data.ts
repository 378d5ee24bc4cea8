import type { PersonalDataPart, SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { countProposedBy, readProposed } from './price-item-proposal.repository.ts'
import { countByState, forgetAuthor, listByAuthor } from './price-item.repository.ts'

/** Items a member proposed; they stay when they leave, without their name. */
export const priceItemData: PersonalDataPart = {
  name: 'priceItems',
  async collect(kysely, memberId) {
    const rows = await listByAuthor(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      variant: row.variant,
      state: row.state,
      createdAt: toWireTime(row.created_at),
    }))
  },
  forgetAuthor,
}

/** How many items there are. */
export const priceItemSummary: SummaryPart = async (kysely) => {
  const states = await countByState(kysely)
  const count = states.find(({ state }) => state === 'accepted')?.count ?? 0
  return { counts: [{ code: 'price-item', count }] }
}

/** Items that wait for an editor. */
export const priceItemTask: TaskPart = {
  code: 'price-item.proposed',
  permission: 'price-item.write',
  read: readProposed,
}

/** How many items a member proposed that wait for an editor. */
export const priceItemTotal = countProposedBy
