import type { AlertPart, TaskPart } from '../../context/contributions.ts'

/** Longer nobody should wait for those who look after the site. */
const PATIENCE_MS = 3 * 86_400_000

/** What is wrong with the server is told by alerts of its own. */
const SERVER_CARE = new Set(['setting.read', 'backup.download'])

/** Something of what waits for somebody has waited for days. */
export function waitingAlert(tasks: readonly TaskPart[]): AlertPart {
  const watched = tasks.filter(({ permission }) => !SERVER_CARE.has(permission))
  return {
    code: 'tasks.waiting',
    text: '사흘 넘게 기다리는 일이 있어요.',
    async read(kysely, now) {
      const since: number[] = []
      for (const { read } of watched) {
        const { count, oldestAt } = await read(kysely, now)
        if (count > 0 && oldestAt !== null) since.push(oldestAt + PATIENCE_MS)
      }
      const first = Math.min(...since)
      return first <= now ? first : null
    },
  }
}
