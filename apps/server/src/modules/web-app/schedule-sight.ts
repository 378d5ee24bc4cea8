import { hash } from 'node:crypto'
import { ROUTES } from '@gyeol/contract'
import { formatDate, startOfDay } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import { VISITOR } from '../../http/viewer.ts'
import { type EventPage, listEvents } from '../event/event-list.service.ts'
import type { DrawnPage, PageDrawer } from './page-drawer.ts'

/** The running events and those to come, asked for as `apps/web/src/features/event/list/event-list.tsx` does as it opens. */
const firstList = (today: string) => ({ from: today, sort: 'startAt', pageSize: '100' })

/** The schedule with the events of the moment; null when it is not drawn in a moment. */
export async function drawSchedule(
  context: Pick<ServerContext, 'database' | 'clock'>,
  drawer: PageDrawer,
): Promise<DrawnPage | null> {
  const at = context.clock()
  const asked = firstList(formatDate(at))
  const answer = await listEvents(context, VISITOR, ROUTES.listEvents.query.parse(asked))
  const content = hash('sha256', JSON.stringify(answer), 'base64url')
  const version = `${content} ${lastTurn(answer, at)}`
  const address = `${ROUTES.listEvents.path}?${new URLSearchParams(asked).toString()}`
  return drawer.draw({ path: '/event', version, written: { at, answers: { [address]: answer } } })
}

/**
 * When last something began, ended or became another day (epoch ms): a drawing from then on looks the same, but
 * for how much of an event is over, which the living page sets right.
 */
export function lastTurn({ items }: Pick<EventPage, 'items'>, now: number): number {
  const turns = items.flatMap(({ startAt, endAt }) => [startAt, ...(endAt === null ? [] : [endAt])])
  const past = turns.map((time) => Date.parse(time)).filter((time) => time <= now)
  return Math.max(startOfDay(formatDate(now)), ...past)
}
