import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { sendAs } from '../../http/attachment.ts'
import { readAll } from '../../database/read-all.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { recordExport } from '../audit/audit.service.ts'
import { toMemberCsv } from './member-csv.ts'
import {
  countMembers,
  createMember,
  createResetToken,
  deleteMember,
  endMemberSessions,
  listMembers,
  readMember,
  resetTotp,
  updateMember,
} from './member.service.ts'

/** Members as administrators see and change them. */
export async function memberRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listMembers, async ({ query }) => {
    const { page, pageSize, ...filter } = query
    const range = { limit: pageSize, offset: (page - 1) * pageSize }
    const items = await listMembers(context, filter, range)
    return { items, page, pageSize, total: await countMembers(context, filter) }
  })

  addRoute(app, ROUTES.exportMembers, async ({ query, request, reply }) => {
    const members = await readAll((range) => listMembers(context, query, range))
    await recordExport(context, { list: 'member', rows: members.length }, actOf(context, request))
    sendAs(reply, 'members.csv', context.clock())
    return toMemberCsv(members)
  })

  addRoute(app, ROUTES.readMember, async ({ params, request }) =>
    readMember(context, signedIn(request), params.id),
  )

  addRoute(app, ROUTES.createMember, async ({ body, viewer, request }) =>
    createMember(context, { viewer, form: body }, request),
  )

  addRoute(app, ROUTES.updateMember, async ({ params, body, request }) => {
    const of = { viewer: signedIn(request), id: params.id, wanted: body }
    return updateMember(context, of, actOf(context, request))
  })

  addRoute(app, ROUTES.deleteMember, async ({ params, request }) => {
    const of = { viewer: signedIn(request), id: params.id }
    await deleteMember(context, of, actOf(context, request))
    return null
  })

  addRoute(app, ROUTES.createResetToken, async ({ params, viewer, request }) =>
    createResetToken(context, { viewer, id: params.id }, actOf(context, request)),
  )

  addRoute(app, ROUTES.endMemberSessions, async ({ params, viewer, request }) => {
    await endMemberSessions(context, { viewer, id: params.id }, actOf(context, request))
    return null
  })

  addRoute(app, ROUTES.resetTotp, async ({ params, body, request }) => {
    const of = { viewer: signedIn(request), id: params.id, ...body }
    await resetTotp(context, of, actOf(context, request))
    return null
  })
}
