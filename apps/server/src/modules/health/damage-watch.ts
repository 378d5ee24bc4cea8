import { fileURLToPath } from 'node:url'
import type { TaskPart } from '../../context/contributions.ts'
import { SideProcess } from '../../context/side-process.ts'
import type { AppDatabase } from '../../database/database.ts'
import { damageAdvice } from '../../database/dialects/damage.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { DamageAnswer, DamageOrder } from './damage-check-process.ts'

/** The whole file is read, by another process and past the site's own work. */
const LOOK_EVERY_MS = 30 * 60_000

/** Damage that a request has met is told soon. */
const TELL_EVERY_MS = 10_000

const LIMITS = {
  program: fileURLToPath(new URL('damage-check-process.ts', import.meta.url)),
  memoryMib: 64,
  workMs: 10 * 60_000,
  maxWaiting: 0,
}

/**
 * Looks through the pages of an embedded database, at the start and from time to time, and tells the
 * operator once what to do about damage, whoever has met it first.
 */
export function watchForDamage(app: ServerInstance, { dialect }: AppDatabase): void {
  const { file } = dialect
  if (file === null) return
  const checker = new SideProcess<DamageOrder, DamageAnswer>(LIMITS)
  let isTold = false
  const tell = () => {
    if (isTold || !dialect.isDamaged()) return
    isTold = true
    app.log.error({ file }, damageAdvice(file))
  }
  const look = async () => {
    // Without an answer (a full machine) nothing is known; the next look tells.
    const answer = await checker.ask({ file }).catch(() => null)
    if (answer !== null && answer.told !== 'ok') dialect.noteDamage()
    tell()
  }
  const timers: NodeJS.Timeout[] = []
  app.addHook('onListen', async () => {
    void look()
    timers.push(setInterval(() => void look(), LOOK_EVERY_MS).unref())
    timers.push(setInterval(tell, TELL_EVERY_MS).unref())
  })
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
}

/** A database file with damaged pages: it is to be restored before more is lost. */
export function damageTask({ dialect }: AppDatabase): TaskPart {
  return {
    code: 'database.damaged',
    permission: 'backup.download',
    isUrgent: true,
    read: async () => ({ count: dialect.isDamaged() ? 1 : 0, oldestAt: null }),
  }
}
