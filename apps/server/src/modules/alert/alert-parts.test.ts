import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { TaskPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { diskAlert, isLow } from './disk-alert.ts'
import { createErrorWatch } from './error-watch.ts'
import { taskAlert } from './task-alert.ts'
import { waitingAlert } from './waiting-alert.ts'

const GIB = 1024 ** 3
const DAY = 86_400_000
const NOW = Date.parse('2026-11-28T03:00:00Z')
/** These parts ask no database. */
const none = {} as Kysely<Schema>

it.each([
  // A twentieth of 100 GiB is 5 GiB.
  [{ free: 4.9 * GIB, total: 100 * GIB }, true],
  [{ free: 5.1 * GIB, total: 100 * GIB }, false],
  // Nobody misses more than 10 GiB, however large the disk.
  [{ free: 9.9 * GIB, total: 4000 * GIB }, true],
  [{ free: 10.1 * GIB, total: 4000 * GIB }, false],
  // A small disk needs a quarter of a GiB all the same.
  [{ free: 0.24 * GIB, total: 2 * GIB }, true],
  [{ free: 0.26 * GIB, total: 2 * GIB }, false],
])('a disk with %j is nearly full: %s', async (room, expected) => {
  expect(isLow(room)).toBe(expected)
  const { read } = diskAlert({ dataDir: '/' }, async () => room)
  expect(await read(none, NOW)).toBe(expected ? NOW : null)
})

/** Looks once a minute at counts that grow by so many a minute. */
function watch(...perMinute: number[]): boolean[] {
  const look = createErrorWatch()
  let count = 0
  look(count)
  return perMinute.map((more) => look((count += more)))
}
const minutes = (length: number, each: number) => Array.from({ length }, () => each)

it('twenty failures within ten minutes are above usual where there were none', () => {
  expect(watch(...minutes(60, 0), 19).at(-1)).toBe(false)
  expect(watch(...minutes(60, 0), 20).at(-1)).toBe(true)
  expect(watch(20).at(-1)).toBe(true)
})

it('and are over ten minutes later', () => {
  const seen = watch(...minutes(60, 0), 25, ...minutes(12, 0))
  expect(seen.lastIndexOf(true)).toBe(60 + 9)
})

it('what fails all day long is the usual, three times as much is not', () => {
  // 4 a minute: forty in ten minutes.
  expect(watch(...minutes(300, 4)).slice(60)).not.toContain(true)
  expect(watch(...minutes(300, 4), ...minutes(10, 11)).at(-1)).toBe(false)
  expect(watch(...minutes(300, 4), ...minutes(10, 13)).at(-1)).toBe(true)
})

it('a server that was started anew begins to count anew', () => {
  const look = createErrorWatch()
  expect(look(0)).toBe(false)
  expect(look(0)).toBe(false)
})

const task = (
  code: string,
  permission: TaskPart['permission'],
  oldestAt: number | null,
): TaskPart => ({
  code,
  permission,
  read: async () => ({ count: oldestAt === null ? 0 : 1, oldestAt }),
})

it('what has waited for three days is told, from then on', async () => {
  const tasks = [
    task('a', 'catalogue.write', NOW - 2 * DAY),
    task('b', 'price-report.moderate', NOW - 5 * DAY),
    task('c', 'catalogue.write', NOW - 4 * DAY),
    task('d', 'catalogue.write', null),
  ]
  expect(await waitingAlert(tasks).read(none, NOW)).toBe(NOW - 2 * DAY)
  expect(await waitingAlert(tasks.slice(0, 1)).read(none, NOW)).toBeNull()
  expect(await waitingAlert([]).read(none, NOW)).toBeNull()
})

it('a task that is an alert, too, holds since the oldest of what waits', async () => {
  const alert = (oldestAt: number | null, count: number) =>
    taskAlert(
      { code: 'a', permission: 'setting.read', read: async () => ({ count, oldestAt }) },
      'b',
    )
  expect(await alert(NOW - DAY, 1).read(none, NOW)).toBe(NOW - DAY)
  expect(await alert(null, 1).read(none, NOW)).toBe(NOW)
  expect(await alert(NOW - DAY, 0).read(none, NOW)).toBeNull()
})

it('what is wrong with the server itself has alerts of its own', async () => {
  const tasks = [task('push.failed', 'setting.read', NOW - 9 * DAY)]
  expect(await waitingAlert(tasks).read(none, NOW)).toBeNull()
})
