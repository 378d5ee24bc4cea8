import { startOfDay } from '@gyeol/korean'
import { describe, expect, it } from 'vitest'
import { lastTurn } from './schedule-sight.ts'

const at = (text: string) => Date.parse(`${text}:00+09:00`)
const time = (text: string) => new Date(at(text)).toISOString()

const event = (startAt: string, endAt: string | null) =>
  // Of an event nothing else is looked at.
  ({ startAt: time(startAt), endAt: endAt === null ? null : time(endAt) }) as Parameters<
    typeof lastTurn
  >[0]['items'][number]

describe('a drawing of the schedule looks the same since', () => {
  const items = [
    event('2026-11-20T15:00', '2026-11-27T14:00'),
    event('2026-11-27T18:00', '2026-12-04T14:00'),
    event('2026-11-27T09:00', null),
  ]

  it.each([
    ['the day began', '2026-11-27T03:00', startOfDay('2026-11-27')],
    ['something began', '2026-11-27T09:00', at('2026-11-27T09:00')],
    ['something ended', '2026-11-27T17:59', at('2026-11-27T14:00')],
    ['the next began', '2026-11-27T23:59', at('2026-11-27T18:00')],
    ['the next day', '2026-11-28T00:00', startOfDay('2026-11-28')],
  ])('%s', (_, now, turn) => {
    expect(lastTurn({ items }, at(now))).toBe(turn)
  })
})
