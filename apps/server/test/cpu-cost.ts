import { createHash } from 'node:crypto'

/** The least of at most so many tries: what else the machine does in between is not the work's. */
const MOST_TRIES = 12

/** What {@link referenceWork} costs on the machine costs are told for, with nothing else to do. */
const REFERENCE_MS = 7

/**
 * What some work costs the processor that runs the event loop, in milliseconds of a machine with nothing else to do:
 * with more to do it takes longer for everything, which is why the same reference work is measured along with it.
 * Tried again until it costs no more than `enough`.
 */
export async function cpuCost(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let [least, leastReference] = [Infinity, Infinity]
  const cost = () => (least / leastReference) * REFERENCE_MS
  for (let tried = 0; tried < MOST_TRIES && !(cost() <= enough); tried += 1) {
    leastReference = Math.min(leastReference, await spentOn(async () => referenceWork()))
    least = Math.min(least, await spentOn(work))
  }
  return cost()
}

/** Waiting for a turn costs nothing, nor does what other threads do. */
async function spentOn(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Much the same as what lists are made of: objects, text and a hash. */
function referenceWork(): void {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `이름 ${id}`, at: id * 7 }))
  const text = JSON.stringify(rows)
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex')
}
