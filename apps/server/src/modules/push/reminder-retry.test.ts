import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { openReminderDesk } from '../../../test/reminder-desk.ts'

describeWithDatabase('reminders that do not go through', () => {
  const desk = openReminderDesk()
  const { advance, paths, plan, send, subscribe } = desk

  it.each([404, 410])('end for a browser whose service answers %i', async (status) => {
    await subscribe('/gone')
    await subscribe('/here')
    desk.service.answers.set('/gone', status)
    advance(HOUR_MS)
    await plan(5 * MINUTE_MS)
    await send()
    const rows = await desk.test.database.kysely
      .selectFrom('push_subscription')
      .selectAll()
      .execute()
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(['https://push.example.com/here'])
    expect(
      await desk.test.database.kysely.selectFrom('push_reminder').selectAll().execute(),
    ).toEqual([expect.objectContaining({ state: 'sent' })])
  })

  it('are tried again when the service is busy, and given up after the third time', async () => {
    await subscribe('/a')
    desk.service.answers.set('/a', 503)
    await plan(10 * MINUTE_MS)
    await send()
    await send()
    expect(paths()).toHaveLength(1)
    advance(MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
    advance(5 * MINUTE_MS)
    await send()
    advance(30 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(3)
  })

  it('that a busy service takes the second time are sent once', async () => {
    await subscribe('/a')
    desk.service.answers.set('/a', 429)
    await plan(10 * MINUTE_MS)
    await send()
    desk.service.answers.clear()
    advance(MINUTE_MS)
    await send()
    advance(MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
  })

  it('are not repeated for a refusal that trying again would not change', async () => {
    await subscribe('/a')
    desk.service.answers.set('/a', 403)
    await plan(10 * MINUTE_MS)
    await send()
    advance(5 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(1)
  })
})
