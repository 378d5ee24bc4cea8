import type { EventKind } from './event-kinds.ts'

export { EVENT_KIND_CODES } from './event-kinds.ts'

/** Kinds of events in English. */
export const EVENT_KINDS: Readonly<Record<EventKind, { readonly name: string }>> = {
  event: { name: 'Event' },
  campaign: { name: 'Campaign' },
  maintenance: { name: 'Maintenance' },
  update: { name: 'Update' },
  shop: { name: 'Shop' },
  other: { name: 'Other' },
}
