import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { createMemberNote, deleteMemberNote, listMemberNotes } from './member-note.service.ts'

/** Notes about members, for those who look after them. */
export async function memberNoteRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listMemberNotes, async ({ params, query, request }) =>
    listMemberNotes(context, signedIn(request), { memberId: params.id, ...query }),
  )

  addRoute(app, ROUTES.createMemberNote, async ({ params, body, request }) => {
    const note = { viewer: signedIn(request), memberId: params.id, text: body.text }
    return createMemberNote(context, note, request)
  })

  addRoute(app, ROUTES.deleteMemberNote, async ({ params, request }) => {
    await deleteMemberNote(context, signedIn(request), params.id)
    return null
  })
}
