import type { RouteDefinition } from '@gyeol/contract'
import { addRoute, type RouteInput } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CommonContent, EntityDefinition, Item } from './catalogue-entity.ts'
import { expireSnapshot } from './catalogue-snapshot.ts'
import { createItem, removeItem, updateItem } from './catalogue-writing.service.ts'

/** The endpoints of `writingRoutes` that write at once; proposing belongs to `correction`. */
type Routes = {
  readonly create: RouteDefinition
  readonly update: RouteDefinition
  readonly remove: RouteDefinition
}

type Parts<Content extends CommonContent> = {
  readonly definition: EntityDefinition<Content>
  readonly routes: Routes
  /** A written item as the update answers it. */
  readonly present: (item: Item<Content>) => Promise<unknown>
}

/** Implements how people change one list, alike for all lists. */
export function addWritingRoutes<Content extends CommonContent>(
  app: ServerInstance,
  context: ServerContext,
  { definition, routes, present }: Parts<Content>,
): void {
  addRoute(app, routes.create, async ({ body, request }) => {
    const act = actOf(context, request)
    // The route's own input schema, which is the definition's, has made it.
    const input = body as unknown as Content
    const created = await createOnce(context, request, async (transaction) =>
      createItem(transaction, definition, { input, act }),
    )
    expireSnapshot(context.database, definition.entity)
    return created
  })

  addRoute(app, routes.update, async ({ params, body, request }) => {
    const { version, ...content } = body as unknown as Content & { readonly version: number }
    const act = actOf(context, request)
    // What the route's schema has checked beside the version is the content.
    const update = { id: idOf(params), version, content: content as unknown as Content }
    return present(await updateItem(context, definition, { update, act }))
  })

  addRoute(app, routes.remove, async ({ params, request }) => {
    await removeItem(context, definition, { id: idOf(params), act: actOf(context, request) })
    return null
  })
}

function idOf(params: RouteInput<RouteDefinition>['params']): string {
  // Every route with params here has the one parameter of idParamsSchema.
  return (params as { readonly id: string }).id
}
