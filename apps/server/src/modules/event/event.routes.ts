import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { shiftEvents } from './event-shift.service.ts'
import { listEvents } from './event-list.service.ts'
import { splitEvent } from './event-split.service.ts'
import { createEvent, deleteEvent, readEvent, updateEvent } from './event.service.ts'

/** The event schedule. */
export async function eventRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listEvents, async ({ viewer, query }) => listEvents(context, viewer, query))

  addRoute(app, ROUTES.readEvent, async ({ viewer, params }) =>
    readEvent(context, viewer, params.id),
  )

  addRoute(app, ROUTES.createEvent, async ({ body, request }) => {
    const act = actOf(context, request)
    return createOnce(context, request, (transaction) => createEvent(transaction, body, act))
  })

  addRoute(app, ROUTES.shiftEvents, async ({ body, request }) =>
    shiftEvents(context, body, actOf(context, request)),
  )

  addRoute(app, ROUTES.splitEvent, async ({ viewer, params, body, request }) =>
    splitEvent(context, viewer, { id: params.id, input: body, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.updateEvent, async ({ viewer, params, body, request }) =>
    updateEvent(context, viewer, { id: params.id, input: body, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.deleteEvent, async ({ params, request }) => {
    await deleteEvent(context, params.id, actOf(context, request))
    return null
  })
}
