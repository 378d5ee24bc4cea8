import { MINUTE_MS } from '@gyeol/korean'
import type { AlertPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { type Mark, readMark, settle } from '../throttle/throttle.service.ts'

/** Remembered by every process for so long after it was seen last. */
const MARK: Mark = { name: 'errors above usual', subject: 'site', ms: 10 * MINUTE_MS }

/** Requests fail more often than usual. */
export const errorAlert: AlertPart = {
  code: 'errors.high',
  text: '서버 오류가 평소보다 많아요.',
  read: async (kysely, now) => ((await readMark(kysely, MARK, now)) === null ? null : now),
}

/** Remembers that requests fail more often than usual. */
export async function noteManyErrors(
  context: Pick<ServerContext, 'database' | 'clock'>,
): Promise<void> {
  await settle(context, { marked: [MARK] })
}
