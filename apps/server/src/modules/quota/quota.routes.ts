import { QUOTA_NAMES, QUOTAS, type QuotaTable, ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readQuotaSetting, toQuota, updateQuotaSetting } from '../setting/quota-setting.service.ts'
import { readSiteUse } from './quota.service.ts'

/** How much people may write, as the owner sets it. */
export async function quotaRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readQuotas, async () => readTable(context))
  addRoute(app, ROUTES.updateQuotas, async ({ body, request }) => {
    await updateQuotaSetting(context.database, body, actOf(context, request))
    return readTable(context)
  })
}

async function readTable(context: ServerContext): Promise<QuotaTable> {
  const { values, version } = await readQuotaSetting(context.database.kysely)
  const use = await readSiteUse(context)
  const rows = QUOTA_NAMES.map((name) => {
    const { used = 0, until = null } = use.get(name) ?? {}
    const { bytes } = QUOTAS[name]
    return { name, value: values[name], usual: toQuota(name), bytes, used, until }
  })
  return { rows, version }
}
