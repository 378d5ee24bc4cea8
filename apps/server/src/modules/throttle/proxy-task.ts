import { DAY_MS } from '@gyeol/korean'
import type { TaskPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { type Mark, readMark, settle } from './throttle.service.ts'

/** Remembered for a day after it was seen last, by every process. */
const MARK: Mark = { name: 'untrusted proxy', subject: 'site', ms: DAY_MS }

/** Remembers that requests come through a proxy nobody has told the site to trust. */
export async function noteUntrustedProxy(
  context: Pick<ServerContext, 'database' | 'clock'>,
): Promise<void> {
  await settle(context, { marked: [MARK] })
}

/** A proxy that is not trusted: limits cannot tell one visitor from another. */
export const proxyTask: TaskPart = {
  code: 'proxy.untrusted',
  permission: 'setting.read',
  isUrgent: true,
  async read(kysely, now) {
    const since = await readMark(kysely, MARK, now)
    return { count: since === null ? 0 : 1, oldestAt: since }
  },
}
