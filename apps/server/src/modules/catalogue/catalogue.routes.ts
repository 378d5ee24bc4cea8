import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { ReadyAnswer } from '../../http/prepared-answer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readFreshness } from './catalogue-freshness.service.ts'

/** What concerns all lists of the library. */
export async function catalogueRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readFreshness, async ({ reader }) =>
    ReadyAnswer.json(await readFreshness(context, reader)),
  )
}
