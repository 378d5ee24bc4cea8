import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readPublicSettings, readSettings, updateSettings } from './setting.service.ts'

/** The site's settings. */
export async function settingRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  const { database } = context
  addRoute(app, ROUTES.readSetting, async () => readSettings(database.kysely))
  addRoute(app, ROUTES.readPublicSetting, async () => readPublicSettings(database.kysely))
  addRoute(app, ROUTES.updateSetting, async ({ body, request }) =>
    updateSettings(database, body, actOf(context, request)),
  )
}
