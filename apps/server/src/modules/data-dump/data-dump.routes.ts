import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { listDumps, readDump } from './data-dump.service.ts'

/** Whole lists for other programs. */
export async function dataDumpRoutes(
  app: ServerInstance,
  context: CatalogueContext,
): Promise<void> {
  addRoute(app, ROUTES.listDataDumps, async () => listDumps(context))
  addRoute(app, ROUTES.readDataDump, async ({ params, query }) =>
    readDump(context, params.entity, query.since),
  )
}
