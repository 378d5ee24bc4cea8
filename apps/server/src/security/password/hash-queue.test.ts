import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createHashQueue, type Turn } from './hash-queue.ts'

const LIMITS = { maxAtOnce: 1, maxWaiting: 6, maxPerKey: 3 }
const stranger = (key: string): Turn => ({ isKnown: false, key })
const KNOWN: Turn = { isKnown: true, key: 'home' }

/** A queue whose one place is taken until `open` is called, and the names of what ran and was refused. */
function occupied(limits = LIMITS) {
  const queue = createHashQueue(limits)
  const told: string[] = []
  const gate = Promise.withResolvers<void>()
  const refuse = () => new Error('full')
  const jobs = [queue.run({ turn: stranger('first'), work: () => gate.promise, refuse })]
  const add = (name: string, turn: Turn) => {
    const work = async () => void told.push(name)
    jobs.push(queue.run({ turn, work, refuse }).catch(() => void told.push(`${name} refused`)))
  }
  const open = async () => {
    gate.resolve()
    await Promise.all(jobs)
    return told
  }
  return { queue, add, open }
}

it('lets whoever is known go first, the others by turns of their keys', async () => {
  const { add, open } = occupied()
  for (const name of ['a1', 'a2', 'a3']) add(name, stranger('a'))
  add('b1', stranger('b'))
  add('known', KNOWN)
  expect(await open()).toEqual(['known', 'a1', 'b1', 'a2', 'a3'])
})

it('lets those who have failed lately go last, and knows them by it', async () => {
  const { add, open } = occupied()
  for (const name of ['f1', 'g1'])
    add(name, { ...stranger(name.slice(0, 1)), hasFailed: true, account: 'somebody' })
  add('a1', { ...stranger('a'), account: 'somebody' })
  add('known', KNOWN)
  expect(await open()).toEqual(['known', 'a1', 'f1', 'g1'])
})

it('takes the place of who has failed lately for whoever has not, never the other way', async () => {
  const { queue, add, open } = occupied()
  for (const name of ['f', 'g', 'h', 'i', 'j', 'k'])
    add(name, { ...stranger(name), hasFailed: true })
  const refuse = () => new Error('full')
  expect(() => queue.requireRoom({ ...stranger('l'), hasFailed: true }, refuse)).toThrow('full')
  expect(() => queue.requireRoom(stranger('a'), refuse)).not.toThrow()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'm', 'n']) add(name, stranger(name))
  const told = await open()
  expect(told.filter((name) => name.endsWith('refused'))).toHaveLength(7)
  expect(told.slice(-6)).toEqual(['a', 'b', 'c', 'd', 'e', 'm'])
})

it('lets only a few of one key wait', async () => {
  const { add, open } = occupied()
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, stranger('a'))
  expect(await open()).toEqual(['a4 refused', 'a1', 'a2', 'a3'])
})

it('lets only a few wait who try one account, from wherever, and its owner all the same', async () => {
  const { add, open } = occupied()
  for (const name of ['a', 'b', 'c', 'd'])
    add(name, { isKnown: false, key: name, account: 'somebody' })
  add('owner', { ...KNOWN, account: 'somebody' })
  expect(await open()).toEqual(['d refused', 'owner', 'a', 'b', 'c'])
})

it('makes room at the longest key when all places are taken, and never for one as long', async () => {
  const { queue, add, open } = occupied()
  for (const name of ['a1', 'a2', 'a3']) add(name, stranger('a'))
  for (const name of ['b1', 'b2', 'c1']) add(name, stranger(name.slice(0, 1)))
  expect(queue.watch.waiting()).toBe(6)
  add('d1', stranger('d'))
  await nextTick()
  add('known', KNOWN)
  add('d2', stranger('d'))
  expect(queue.watch.waiting()).toBe(6)
  const told = await open()
  expect(told.filter((name) => name.endsWith('refused'))).toEqual([
    'a3 refused',
    'a2 refused',
    'd2 refused',
  ])
  expect(told.filter((name) => !name.endsWith('refused'))).toEqual([
    'known',
    'a1',
    'b1',
    'c1',
    'd1',
    'b2',
  ])
})

it('passes over what nobody waits for any more', async () => {
  const { add, open } = occupied()
  let isGone = false
  add('a1', { ...stranger('a'), isGone: () => isGone })
  add('b1', stranger('b'))
  isGone = true
  expect((await open()).toSorted()).toEqual(['a1 refused', 'b1'])
})

it('refuses even who is known when only such wait', async () => {
  const { add, open } = occupied({ ...LIMITS, maxWaiting: 2 })
  for (const name of ['one', 'two', 'three']) add(name, KNOWN)
  expect(await open()).toEqual(['three refused', 'one', 'two'])
})

it('tells beforehand whom it would refuse, and makes nobody leave for the question', async () => {
  const { queue, add, open } = occupied()
  const isRefused = (turn: Turn) => {
    try {
      queue.requireRoom(turn, () => new Error('full'))
      return false
    } catch {
      return true
    }
  }
  for (const name of ['a1', 'a2', 'a3']) add(name, stranger('a'))
  expect([isRefused(stranger('a')), isRefused(stranger('b'))]).toEqual([true, false])
  for (const name of ['b1', 'b2', 'c1']) add(name, stranger(name.slice(0, 1)))
  expect([isRefused(stranger('b')), isRefused(stranger('d')), isRefused(KNOWN)]).toEqual([
    true,
    false,
    false,
  ])
  expect(await open()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(isRefused(stranger('a'))).toBe(false)
})

it('says how busy it is', async () => {
  const { queue, add, open } = occupied()
  const waited: number[] = []
  let refused = 0
  const onRefusal = () => {
    refused += 1
  }
  queue.watch.listen({ onTurn: (seconds) => waited.push(seconds), onRefusal })
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, stranger('a'))
  await nextTick()
  expect([queue.watch.running(), queue.watch.waiting(), refused]).toEqual([1, 3, 1])
  await open()
  expect([queue.watch.running(), queue.watch.waiting(), waited.length]).toEqual([0, 0, 3])
})

it('never runs more than it should, and goes on after work that failed', async () => {
  const queue = createHashQueue({ maxAtOnce: 2, maxWaiting: 100, maxPerKey: 100 })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await nextTick()
    running -= 1
    throw new Error('broken')
  }
  const job = { turn: stranger('a'), work, refuse: () => new Error('full') }
  const ends = await Promise.allSettled(Array.from({ length: 50 }, () => queue.run(job)))
  expect([most, running, queue.watch.running()]).toEqual([2, 0, 0])
  for (const end of ends) expect(end).toMatchObject({ reason: { message: 'broken' } })
})
