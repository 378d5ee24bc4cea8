import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { readChanges } from './catalogue-changes.service.ts'
import { readCompleteness } from './catalogue-completeness.service.ts'
import { readFreshness } from './catalogue-freshness.service.ts'

/** What concerns all lists of the catalogue. */
export async function catalogueRoutes(
  app: ServerInstance,
  context: CatalogueContext,
): Promise<void> {
  addRoute(app, ROUTES.readFreshness, async ({ viewer }) =>
    PreparedAnswer.json(await readFreshness(context, viewer)),
  )
  addRoute(app, ROUTES.readChanges, async ({ query }) =>
    PreparedAnswer.json(await readChanges(context, query.since)),
  )
  addRoute(app, ROUTES.readCompleteness, async ({ viewer }) => readCompleteness(context, viewer))
}
