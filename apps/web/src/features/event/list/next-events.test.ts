import type { EventSummary } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { nextEvents } from './next-events.ts'

const NOW = Date.parse('2026-11-22T12:00:00+09:00')

function event(title: string, start: string, end: string | null): EventSummary {
  return {
    id: title,
    title,
    kind: 'event',
    startAt: new Date(`${start}T00:00:00+09:00`).toISOString(),
    endAt: end === null ? null : new Date(`${end}T00:00:00+09:00`).toISOString(),
    endKind: end === null ? 'maintenance' : 'at',
    state: 'published',
    version: 1,
  }
}

const titles = (events: readonly EventSummary[]) => nextEvents(events, NOW).map((one) => one.title)

describe('the events on home', () => {
  it('are those that run, the first to end before the others and open ends last', () => {
    const shown = titles([
      event('길게', '2026-11-01', '2026-12-30'),
      event('점검까지', '2026-11-01', null),
      event('곧 끝', '2026-11-01', '2026-11-24'),
      event('끝남', '2026-11-01', '2026-11-20'),
    ])
    expect(shown).toEqual(['곧 끝', '길게', '점검까지'])
  })

  it('are never those that have not begun', () => {
    const shown = titles([
      event('다음', '2026-11-23', null),
      event('지금', '2026-11-01', '2026-12-30'),
      event('내일', '2026-11-25', '2026-11-26'),
    ])
    expect(shown).toEqual(['지금'])
  })

  it('are no more than home has room for', () => {
    const running = ['가', '나', '다', '라'].map((name) => event(name, '2026-11-01', '2026-11-30'))
    expect(titles(running)).toEqual(['가', '나', '다'])
  })
})
