import { randomUUID } from 'node:crypto'
import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { clientAddressOf } from '../../http/client-address-of.ts'
import type { Config } from '../../config/config.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { ensurePushKeys, SealedKeyError } from './push-key.service.ts'
import type { PushKeys } from './push-address.ts'
import { createPushSender, type PushSender } from './push-sender.ts'
import { removePush, savePush } from './push.service.ts'
import { scheduleReminders } from './reminder-schedule.ts'

type Options = {
  readonly context: ServerContext
  readonly config: Pick<Config, 'pushContact' | 'pushTestTarget' | 'publicUrl'>
}

/** Reminders of events through push services; without a contact the site sends none. */
export async function pushRoutes(app: ServerInstance, { context, config }: Options): Promise<void> {
  const { pushContact: contact, pushTestTarget: testTarget, publicUrl } = config
  const readKeys = keyReader(app, { context, config })
  const countOutcome = app.addOutcomes({
    name: 'gyeol_push_total',
    help: 'Messages to browsers, by what became of them',
  })

  addRoute(app, ROUTES.readPushKey, async () => ({
    publicKey: (await readKeys())?.publicKey ?? null,
  }))

  addRoute(app, ROUTES.savePushSubscription, async ({ viewer, body, request }) =>
    savePush(context, { viewer, input: body, address: clientAddressOf(request) }),
  )

  addRoute(app, ROUTES.removePushSubscription, async ({ body }) => {
    await removePush(context, body.endpoint)
    return null
  })

  const holder = randomUUID()
  scheduleReminders(app, {
    async prepare(signal) {
      const keys = await readKeys()
      if (contact === undefined || keys === null) return null
      const sender = createPushSender({ keys, contact, publicUrl, testTarget })
      const send: PushSender = async (delivery) => {
        const outcome = await sender(delivery)
        countOutcome(outcome)
        return outcome
      }
      return { ...context, send, holder, signal }
    },
  })
}

/** Gives the key pair; null where the site sends no push, or cannot open the key it once made. */
function keyReader(
  app: ServerInstance,
  { context, config }: Options,
): () => Promise<PushKeys | null> {
  const box = createSecretBox(context.keyRing, 'push key')
  let isReported = false
  return async () => {
    if (config.pushContact === undefined) return null
    try {
      return await ensurePushKeys({ kysely: context.database.kysely, box, now: context.clock() })
    } catch (error) {
      if (!(error instanceof SealedKeyError)) throw error
      if (!isReported) app.log.error({ err: error }, 'no push until SECRET_KEY is the old one')
      isReported = true
      return null
    }
  }
}
