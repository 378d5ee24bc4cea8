import { expect, type Page } from '@playwright/test'
import { type Caller, call } from '../people/accounts.ts'

/** Writes a notice without the screen; gives its id. The caller must be an editor. */
export async function postNotice(
  caller: Caller,
  input: { title: string; body: string; levelCode?: string; publishAt?: string },
): Promise<string> {
  const answer = await call(caller, 'POST', '/api/notification', input)
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** Writes an event without the screen; gives its id. */
export async function postEvent(
  caller: Caller,
  input: { title: string; startAt: string; endAt?: string | null; [field: string]: unknown },
): Promise<string> {
  const answer = await call(caller, 'POST', '/api/event', input)
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** Opens a page and waits until it hears of changes. */
export async function openLive(page: Page, path: string): Promise<void> {
  const line = page.waitForResponse((response) => response.url().endsWith('/api/live'))
  await page.goto(path)
  await line
}

const DAY_MS = 86_400_000

/** A moment `days` from today at `hour` o'clock in Korea. */
export function kst(days: number, hour: number): string {
  const korean = new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS)
  const day = Date.UTC(korean.getUTCFullYear(), korean.getUTCMonth(), korean.getUTCDate())
  return new Date(day + (hour - 9) * 3_600_000).toISOString()
}

/** The same as a date-time field takes it. */
export function kstField(days: number, hour: number): string {
  const korean = new Date(Date.parse(kst(days, hour)) + 9 * 3_600_000)
  return korean.toISOString().slice(0, 16)
}
