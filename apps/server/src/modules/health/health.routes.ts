import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { watchForDamage } from './damage-watch.ts'
import { ensureDatabaseAnswers } from './health.service.ts'

type Options = { readonly database: AppDatabase }

/** What monitoring asks: is the process alive, and may it get requests. */
export async function healthRoutes(app: ServerInstance, { database }: Options): Promise<void> {
  addRoute(app, ROUTES.checkHealth, async () => ({ ok: true as const }))
  addRoute(app, ROUTES.checkReady, async () => {
    if (app.isStopping()) throw new AppError('SHUTTING_DOWN')
    // Whatever is wrong with the database, the answer to "may it get requests" is the same.
    await ensureDatabaseAnswers(database).catch((cause: unknown) => {
      throw new AppError('DB_UNAVAILABLE', { cause })
    })
    if (database.dialect.isDamaged()) throw new AppError('DB_UNAVAILABLE')
    return { ok: true as const }
  })
  watchForDamage(app, database)
}
