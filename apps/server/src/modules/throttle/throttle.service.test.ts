import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { attempt } from '../confirmation/attempt.ts'
import { type Gate, type Limit, reserve, reserveIn, settle } from './throttle.service.ts'

const WINDOW: Limit = { name: 'test window', kind: 'window', max: 5, ms: 60_000 }
const BUCKET: Limit = { name: 'test bucket', kind: 'bucket', max: 5, ms: 60_000 }

describeWithDatabase('a limit', () => {
  const time = createClock()
  let test: TestApp
  let made = 0
  beforeAll(async () => {
    test = await createApp({}, time)
  })
  afterAll(() => test.close())

  const context = () => ({ database: test.database, clock: time.clock })
  const gateOf = (limit: Limit): Gate => {
    made += 1
    return { limit, subject: `subject ${made}` }
  }
  const isLetThrough = (gate: Gate) =>
    reserve(context(), [gate]).then(
      () => true,
      () => false,
    )

  it.each([WINDOW, BUCKET])('lets five of 36 at once through: $kind', async (limit) => {
    const gate = gateOf(limit)
    const tries = Array.from({ length: 36 }, () => isLetThrough(gate))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5)
  })

  it.each([WINDOW, BUCKET])('is looked at as a hit is taken: $kind', async (limit) => {
    const gate = gateOf(limit)
    for (let count = 0; count < 5; count += 1) expect(await isLetThrough(gate)).toBe(true)
    const late = inTransaction(test.database, (transaction) =>
      reserveIn(transaction, [gate], time.clock()),
    )
    await expect(late).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  })

  it.each([WINDOW, BUCKET])('has a place again for what is given back: $kind', async (limit) => {
    const gate = gateOf(limit)
    for (let count = 0; count < 5; count += 1) await isLetThrough(gate)
    await settle(context(), { refunded: [gate] })
    expect([await isLetThrough(gate), await isLetThrough(gate)]).toEqual([true, false])
  })

  it('takes no place at the others when one of them is closed', async () => {
    const [closed, open] = [gateOf({ ...WINDOW, max: 0 }), gateOf(WINDOW)]
    for (let count = 0; count < 6; count += 1)
      await expect(reserve(context(), [open, closed])).rejects.toThrow()
    expect(await reserve(context(), [open])).toEqual([1])
  })

  it('counts windows and buckets side by side, and gives back those that are named', async () => {
    const [window, bucket, kept] = [gateOf(WINDOW), gateOf(BUCKET), gateOf(BUCKET)]
    const gates = [bucket, window, kept]
    for (let count = 1; count <= 3; count += 1)
      expect(await reserve(context(), gates)).toEqual([count, count, count])
    await settle(context(), { refunded: [window, bucket] })
    expect(await reserve(context(), gates)).toEqual([3, 3, 4])
    // A bucket loses one hit a minute, a window all of them when its minute is over.
    time.advance(60_001)
    expect(await reserve(context(), [window])).toEqual([1])
    for (let count = 0; count < 3; count += 1) expect(await isLetThrough(bucket)).toBe(true)
    expect(await isLetThrough(bucket)).toBe(false)
    expect([await isLetThrough(kept), await isLetThrough(kept)]).toEqual([true, true])
    expect(await isLetThrough(kept)).toBe(false)
  })

  it('takes nothing from a counter that has ended or is gone', async () => {
    const gate = gateOf(WINDOW)
    await settle(context(), { refunded: [gate] })
    expect(await reserve(context(), [gate])).toEqual([1])
    time.advance(60_001)
    await settle(context(), { refunded: [gate] })
    expect(await reserve(context(), [gate])).toEqual([1])
  })

  it('gives back a try that broke off, and only once', async () => {
    const gate = gateOf(WINDOW)
    await isLetThrough(gate)
    const broken = await attempt(context(), { failing: [gate] }).reserve()
    await broken.release()
    await broken.release()
    expect(await reserve(context(), [gate])).toEqual([2])
  })
})
