import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../add-route.ts'
import { ReadyAnswer } from '../../ready-answer.ts'
import type { ServerContext } from '../../server-context.ts'
import type { ServerInstance } from '../../server-instance.ts'
import { readFreshness } from './catalogue-freshness.service.ts'

/** What concerns all lists of the library. */
export async function catalogueRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readFreshness, async ({ reader }) =>
    ReadyAnswer.json(await readFreshness(context, reader)),
  )
}
