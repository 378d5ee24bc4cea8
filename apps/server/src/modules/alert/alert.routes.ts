import { randomUUID } from 'node:crypto'
import { ROUTES } from '@gyeol/contract'
import type { Config } from '../../config/config.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { canMail, createAlertSender } from './alert-sender.ts'
import { scheduleAlerts } from './alert-schedule.ts'
import {
  type AlertDesk,
  pauseAlert,
  readAlerts,
  testAlerts,
  updateTarget,
} from './alert.service.ts'
import { ALERT_PURPOSE } from './alert-target.service.ts'

type Options = { readonly context: ServerContext; readonly config: Config }

/** What the owner is told outside the site: where to, which, and a test. */
export async function alertRoutes(
  app: ServerInstance,
  { context, config }: Options,
): Promise<void> {
  const desk: AlertDesk = {
    ...context,
    box: createSecretBox(context.keyRing, ALERT_PURPOSE),
    send: createAlertSender(config),
    canMail: canMail(config),
    publicUrl: config.publicUrl,
  }

  addRoute(app, ROUTES.readAlerts, async () => readAlerts(desk))

  addRoute(app, ROUTES.updateAlertWebhook, async ({ body, request }) =>
    updateTarget(desk, { ...body, channel: 'webhook' }, actOf(context, request)),
  )

  addRoute(app, ROUTES.updateAlertMail, async ({ body, request }) =>
    updateTarget(desk, { ...body, channel: 'mail' }, actOf(context, request)),
  )

  addRoute(app, ROUTES.pauseAlert, async ({ params, body, request }) =>
    pauseAlert(desk, { ...params, ...body }, actOf(context, request)),
  )

  addRoute(app, ROUTES.testAlerts, async () => testAlerts(desk))

  const onTrouble = (error: unknown, code: string) =>
    app.log.warn({ err: error, alert: code }, 'an alert could not be looked at')
  scheduleAlerts(app, { ...desk, holder: randomUUID(), onTrouble })
}
