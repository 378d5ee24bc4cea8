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

const titles = (events: readonly EventSummary[]) => {
  const { running, soon } = nextEvents(events, NOW)
  return [running, soon].map((lines) => lines.map(({ title }) => title))
}

describe('the events on home', () => {
  it('are those that run, the first to end before the others and open ends last', () => {
    const shown = titles([
      event('길게', '2026-11-01', '2026-12-30'),
      event('점검까지', '2026-11-01', null),
      event('곧 끝', '2026-11-01', '2026-11-24'),
      event('끝남', '2026-11-01', '2026-11-20'),
    ])
    expect(shown).toEqual([['곧 끝', '길게', '점검까지'], []])
  })

  it('have what begins next apart from what runs, in the room that is left', () => {
    const shown = titles([
      event('다음다음', '2026-11-30', '2026-12-01'),
      event('다음', '2026-11-25', null),
      event('지금', '2026-11-01', '2026-12-30'),
      event('멀리', '2026-12-03', null),
    ])
    expect(shown).toEqual([['지금'], ['다음', '다음다음']])
  })

  it('leave a line for that nothing runs', () => {
    const shown = titles([
      event('다음', '2026-11-25', null),
      event('그다음', '2026-11-26', null),
      event('멀리', '2026-12-03', null),
    ])
    expect(shown).toEqual([[], ['다음', '그다음']])
  })

  it('never push out what runs', () => {
    const running = ['가', '나', '다', '라'].map((name) => event(name, '2026-11-01', '2026-11-30'))
    const shown = titles([event('다음', '2026-11-23', null), ...running])
    expect(shown).toEqual([['가', '나', '다'], []])
  })
})
