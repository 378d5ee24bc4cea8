import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { VISITOR } from '../../http/viewer.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readList, requireItem } from '../catalogue/catalogue-reading.service.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { readReview } from './job-review.service.ts'
import { listJobVersions, readJobVersion } from './job-version.service.ts'
import { readPicks, toJob, toJobSummary } from './job-view.service.ts'
import { jobEntity } from './job.entity.ts'

/** Build guides. What they show depends on crystas and registlets too, so it is made each time. */
export async function jobRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listJobs, async ({ viewer }) => {
    const { items } = await readList(context, jobEntity, viewer)
    const picks = await readPicks(context, viewer)
    return PreparedAnswer.json(items.map((item) => toJobSummary(item, picks)))
  })

  addRoute(app, ROUTES.readJob, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, jobEntity, viewer), params.id)
    return PreparedAnswer.json(toJob(item, await readPicks(context, viewer)))
  })

  addRoute(app, ROUTES.listJobVersions, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, jobEntity, viewer), params.id)
    return PreparedAnswer.json(await listJobVersions(context, item))
  })

  addRoute(app, ROUTES.readJobVersion, async ({ viewer, params: { id, version } }) => {
    const item = requireItem(await readList(context, jobEntity, viewer), id)
    const picks = await readPicks(context, viewer)
    return PreparedAnswer.json(await readJobVersion(context, item, { version, picks }))
  })

  addRoute(app, ROUTES.readJobReview, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, jobEntity, viewer), params.id)
    const picks = await readPicks(context, viewer)
    return PreparedAnswer.json(await readReview(context.database.kysely, item, picks))
  })

  addWritingRoutes(app, context, {
    definition: jobEntity,
    routes: {
      create: ROUTES.createJob,
      update: ROUTES.updateJob,
      remove: ROUTES.deleteJob,
    },
    present: async (item) => toJob(item, await readPicks(context, VISITOR)),
  })
}
