import type { PushOutcome } from './push-sender.ts'

/** Services of the browsers people have; everything else is somebody's own, or somebody playing. */
const GREAT_SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*notify\.windows\.com|(?:[a-z0-9-]+\.)*push\.apple\.com)$/

const AT_ONCE_GREAT = 20
const AT_ONCE_OTHER = 4

/** So many in a row without an answer, and the rest of that host waits for the next time. */
const LATE_IN_A_ROW = 4

/** Whether a host is a push service of a common browser. */
export function isGreatService(host: string): boolean {
  return GREAT_SERVICES.test(host)
}

type Lanes<Item> = {
  readonly hostOf: (item: Item) => string
  readonly isStopping: () => boolean
  /** Sends one; `isHostDown`: its host does not answer, so nothing is sent and it counts as later. */
  readonly send: (item: Item, isHostDown: boolean) => Promise<PushOutcome>
}

/** Sends to every host in a lane of its own, a few at a time: one that hangs keeps no other waiting. */
export async function sendByHost<Item>(
  items: readonly Item[],
  { hostOf, isStopping, send }: Lanes<Item>,
): Promise<void> {
  const lanes = Map.groupBy(items, hostOf)
  await Promise.all(
    [...lanes].map(async ([host, waiting]) => {
      let late = 0
      const queue = waiting.values()
      const work = async () => {
        for (const item of queue) {
          if (isStopping()) return
          const outcome = await send(item, late >= LATE_IN_A_ROW)
          if (outcome === 'late') late += 1
          else if (outcome === 'sent') late = 0
        }
      }
      const atOnce = isGreatService(host) ? AT_ONCE_GREAT : AT_ONCE_OTHER
      const workers = Math.min(atOnce, waiting.length)
      await Promise.all(Array.from({ length: workers }, work))
    }),
  )
}
