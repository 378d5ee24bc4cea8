import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { readImage, uploadImage } from './image.service.ts'

/** Pictures in notices, events and guides. */
export async function imageRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.uploadImage, async ({ body, request }) =>
    uploadImage(context, signedIn(request), Buffer.from(body.content, 'base64')),
  )

  addRoute(app, ROUTES.readImage, async ({ params, reply }) => {
    const image = await readImage(context, params.id)
    // Readers of the feed show it on pages of their own.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return image
  })
}
