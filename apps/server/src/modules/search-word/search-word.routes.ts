import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import {
  addSearchAlias,
  countSearchWord,
  listSearchAliases,
  listSearchWords,
  removeSearchAlias,
} from './search-word.service.ts'

/** Words that found nothing, and the names editors make of them. */
export async function searchWordRoutes(
  app: ServerInstance,
  context: CatalogueContext,
): Promise<void> {
  addRoute(app, ROUTES.countSearchWord, async ({ body }) => {
    await countSearchWord(context, body)
    return null
  })

  addRoute(app, ROUTES.listSearchWords, async ({ query }) => listSearchWords(context, query))

  addRoute(app, ROUTES.listSearchAliases, async () => listSearchAliases(context))

  addRoute(app, ROUTES.addSearchAlias, async ({ body, request }) => {
    await addSearchAlias(context, { alias: body, act: actOf(context, request) })
    return null
  })

  addRoute(app, ROUTES.removeSearchAlias, async ({ body, request }) => {
    await removeSearchAlias(context, { alias: body, act: actOf(context, request) })
    return null
  })
}
