import type { PersonalDataPart, SummaryPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
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
  forget: forgetAuthor,
}

/** How many items there are, and how many wait for an editor. */
export const priceItemSummary: SummaryPart = async (kysely) => {
  const states = await countByState(kysely)
  const countOf = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0
  return {
    counts: [{ code: 'price-item', count: countOf('accepted') }],
    attention: [{ code: 'price-item.proposed', count: countOf('proposed') }],
  }
}
