import type { Uses } from '@gyeol/contract'
import { thingPath } from '@gyeol/catalogue'
import type { ServerContext } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { listEventsHolding } from '../event/event-list.service.ts'
import { listNoticesHolding, requireEditableNotice } from '../notice/notice.service.ts'
import { readThingLists } from '../thing/thing-lists.ts'
import { toUses } from './use-groups.ts'

/**
 * What people have written that leads to a notice: asked before it is removed. Throws NOT_FOUND, and
 * FORBIDDEN for somebody else's.
 */
export async function readNoticeUses(
  context: Pick<ServerContext, 'database' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<Uses> {
  await requireEditableNotice(context, viewer, id)
  const leadsThere = leadsTo(id)
  const notices = await listNoticesHolding(context, viewer, id)
  const events = await listEventsHolding(context.database.kysely, id)
  const { job } = await readThingLists(context, viewer)
  return toUses([
    {
      code: 'post',
      items: [
        ...notices
          .filter((notice) => notice.id !== id && leadsThere(notice.body))
          .map((notice) => ({ name: notice.title, path: `/notion/${notice.id}` })),
        ...events
          .filter(({ body, links }) => leadsThere(body) || leadsThere(links))
          .map((event) => ({ name: event.title, path: `/event/${event.id}` })),
        ...job.items
          .filter(({ content }) => leadsThere(content.body))
          .map((guide) => ({ name: guide.content.name, path: thingPath('job', guide.id) })),
      ],
    },
  ])
}

/** Whether a text holds the address of a notice, in either of its two places. */
function leadsTo(id: string): (text: string) => boolean {
  // An id holds nothing that means anything in a pattern; a longer one is another notice.
  const address = new RegExp(`/(?:notion|notification)/${id}(?![A-Za-z0-9_-])`)
  return (text) => address.test(text)
}
