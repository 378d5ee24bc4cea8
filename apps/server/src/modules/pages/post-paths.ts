import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { VISITOR } from '../../http/viewer.ts'
import { readList } from '../catalogue/catalogue-reading.service.ts'
import { listEvents } from '../event/event-list.service.ts'
import { jobEntity } from '../job/job.entity.ts'
import { listNotices } from '../notice/notice.service.ts'

/** As many of each list as its page shows first. */
const MOST = 30

/** The pages of what people have written, as a visitor finds them. */
export async function listPostPaths(
  context: Pick<ServerContext, 'database' | 'clock'>,
): Promise<readonly string[]> {
  const { query } = ROUTES.listNotices
  const [events, notices, jobs] = await Promise.all([
    listEvents(context, VISITOR, ROUTES.listEvents.query.parse({})),
    listNotices(context, VISITOR, query.parse({ view: 'public' })),
    readList(context, jobEntity, VISITOR),
  ])
  const lists = { event: events.items, notion: notices.items, job: jobs.items }
  return Object.entries(lists).flatMap(([kind, items]) =>
    items.slice(0, MOST).map(({ id }) => `/${kind}/${id}`),
  )
}
