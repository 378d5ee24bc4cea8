import type { EventPhase } from '../event-time.ts'

/** What the event screen keeps in its address, with what holds when it says nothing. */
export const EVENT_FILTERS = {
  view: 'read',
  show: 'list',
  when: 'now',
  kind: '',
  month: '',
  week: '',
  search: '',
  state: '',
  sort: '-startAt',
}

export const VIEWS = ['read', 'manage'] as const
export const SHOWS = ['list', 'calendar', 'plan'] as const
export const WHENS: readonly EventPhase[] = ['now', 'soon', 'past']
