import type { EventDetail } from '@gyeol/contract'

/** What an event says of itself. */
export type EventContent = Pick<EventDetail, 'title' | 'body' | 'rewards'>

/** The words of an event, as the reader's language says them where they came with the product. */
export const eventContent = ({ title, body, rewards }: EventContent): EventContent => ({
  title,
  body,
  rewards,
})
