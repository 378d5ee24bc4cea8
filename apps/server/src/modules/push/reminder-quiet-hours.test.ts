import { HOUR_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { NOON, openReminderDesk } from '../../../test/reminder-desk.ts'

describeWithDatabase('reminders in quiet hours', () => {
  const desk = openReminderDesk()
  const { advance, clock, paths, plan, send, subscribe } = desk

  it.each([
    ['2026-03-01T13:59:00Z', '22:59 in Korea', ['/a']],
    ['2026-03-01T14:00:00Z', '23:00 in Korea', []],
    ['2026-03-01T22:59:00Z', '07:59 in Korea', []],
    ['2026-03-01T23:00:00Z', '08:00 in Korea', ['/a']],
  ])('respect quiet hours from 23 to 8: at %s (%s)', async (start, _name, expected) => {
    await subscribe('/a', { minutesBefore: 0, quietHours: { fromHour: 23, toHour: 8 } })
    const startAt = Date.parse(start)
    await plan(startAt - clock())
    advance(startAt - clock())
    await send()
    expect(paths()).toEqual(expected)
  })

  it.each([
    [9, 18, 12, false],
    [13, 18, 12, true],
    [18, 9, 12, true],
    [12, 13, 12, false],
    [11, 12, 12, true],
    [0, 0, 12, true],
  ])(
    'respect quiet hours from %i to %i at %i o’clock: sent %s',
    async (fromHour, toHour, _at, isSent) => {
      await subscribe('/a', { minutesBefore: 0, quietHours: { fromHour, toHour } })
      await plan(0)
      await send()
      expect(paths()).toEqual(isSent ? ['/a'] : [])
    },
  )

  it('that were due in quiet hours come when these end, unless the event is over', async () => {
    const quietHours = { fromHour: 12, toHour: 15 }
    const browser = await subscribe('/a', { quietHours })
    const long = await plan(HOUR_MS, { endAt: new Date(NOON + 24 * HOUR_MS).toISOString() })
    await plan(HOUR_MS, { endAt: new Date(NOON + 2 * HOUR_MS).toISOString() })
    advance(HOUR_MS)
    await send()
    expect(paths()).toEqual([])
    advance(2 * HOUR_MS)
    await send()
    const messages = desk.service.received.map((message) => browser.open(message))
    expect(messages).toMatchObject([
      { path: `/event/${long}`, body: '이벤트 · 시작했어요 (3월 1일 13:00)' },
    ])
  })
})
