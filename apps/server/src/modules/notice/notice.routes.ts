import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { markAllRead, markRead, readBell, saveBell } from './notice-read.service.ts'
import {
  createNotice,
  deleteNotice,
  listNotices,
  readNotice,
  updateNotice,
} from './notice.service.ts'

/** API contract §2, limits: a notice may be longer than other bodies. */
const BODY_LIMIT_BYTES = 256 * 1024

/** Notices, and what members have read of them. */
export async function noticeRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMIT_BYTES
  })

  addRoute(app, ROUTES.listNotices, async ({ viewer, query }) =>
    listNotices(context, viewer, query),
  )

  addRoute(app, ROUTES.readNotice, async ({ viewer, params }) =>
    readNotice(context, viewer, params.id),
  )

  addRoute(app, ROUTES.createNotice, async ({ viewer, body, request }) => {
    const act = actOf(context, request)
    return createOnce(context, request, (transaction) =>
      createNotice(transaction, viewer, { input: body, act }),
    )
  })

  addRoute(app, ROUTES.updateNotice, async ({ viewer, params, body, request }) =>
    updateNotice(context, viewer, { id: params.id, input: body, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.deleteNotice, async ({ viewer, params, request }) => {
    await deleteNotice(context, viewer, { id: params.id, act: actOf(context, request) })
    return null
  })

  addRoute(app, ROUTES.markNoticeRead, async ({ params, request }) => {
    await markRead(context, signedIn(request), params.id)
    return null
  })

  addRoute(app, ROUTES.markAllNoticesRead, async ({ request }) => {
    await markAllRead(context, signedIn(request))
    return null
  })

  addRoute(app, ROUTES.readNoticeBell, async ({ request }) => readBell(context, signedIn(request)))

  addRoute(app, ROUTES.saveNoticeBell, async ({ body, request }) =>
    saveBell(context, signedIn(request), body),
  )
}
