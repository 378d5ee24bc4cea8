import { GEAR_KINDS, GEAR_SLOTS, STAT_IDS } from '@gyeol/terms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatStatLine, parseStatLines, type StatLine } from '../index.ts'
import { finder, words } from '../test/words.ts'

const parse = (text: string) => parseStatLines(text, finder)
const shield = { slot: 'sub', worn: ['shield'] } as const

describe('a stat line as text', () => {
  it.each<[StatLine, string]>([
    [{ stat: 'atk', value: 10 }, 'ATK +10'],
    [{ stat: 'atk_pct', value: 9 }, 'ATK +9%'],
    [{ stat: 'aspd', value: -300 }, '공격속도 -300'],
    [{ stat: 'atk', value: 0 }, 'ATK +0'],
    [{ stat: 'tumble_unavailable', value: 1 }, '부여 정지(넘어짐)'],
    [{ stat: 'atk_pct', value: 5, when: shield }, 'ATK +5% [방패]'],
    [
      { stat: 'atk', value: 5, when: { slot: 'sub', worn: ['magicDevice', 'knuckles'] } },
      'ATK +5 [보조: magicDevice/knuckles]',
    ],
  ])('%j is "%s", and reads back', (line, text) => {
    expect(formatStatLine(line, words)).toBe(text)
    expect(parse(text)).toEqual({ ok: true, lines: [line] })
  })

  it('several stand in one line with commas, which thousands may have too', () => {
    const lines = [
      { stat: 'atk_pct', value: 9 },
      { stat: 'aspd', value: -1000 },
      { stat: 'atk', value: 5, when: shield },
    ]
    expect(parse('ATK +9%, 공격속도 -1,000,ATK +5 [방패]')).toEqual({ ok: true, lines })
    expect(parse('ATK +9%, ')).toEqual({ ok: true, lines: lines.slice(0, 1) })
  })

  it.each<[string, StatLine]>([
    ['ATK% 9', { stat: 'atk_pct', value: 9 }],
    ['ATK 9%', { stat: 'atk_pct', value: 9 }],
    ['atk%+9', { stat: 'atk_pct', value: 9 }],
    ['ATK%9', { stat: 'atk_pct', value: 9 }],
    ['ATK: 1,000', { stat: 'atk', value: 1000 }],
    ['공속 −30', { stat: 'aspd', value: -30 }],
    ['공속 －30', { stat: 'aspd', value: -30 }],
    ['공속 ﹣30', { stat: 'aspd', value: -30 }],
    ['공속 ‑30', { stat: 'aspd', value: -30 }],
    ['ＡＴＫ　＋９％', { stat: 'atk_pct', value: 9 }],
    ['attack_range 2.5', { stat: 'attack_range', value: 2.5 }],
    ['안정률 5', { stat: 'stability_pct', value: 5 }],
    ['stability_pct 5', { stat: 'stability_pct', value: 5 }],
    ['  공 격 속 도  ＋5 [ 방패 ]', { stat: 'aspd', value: 5, when: shield }],
  ])('people also write %j', (text, line) => {
    expect(parse(text)).toEqual({ ok: true, lines: [line] })
  })

  it('stands beside others, by line or semicolon', () => {
    expect(parse('ATK +1; ATK +2%\n\n공속 3')).toEqual({
      ok: true,
      lines: [
        { stat: 'atk', value: 1 },
        { stat: 'atk_pct', value: 2 },
        { stat: 'aspd', value: 3 },
      ],
    })
  })

  it.each([
    ['행운 +3', 'stat'],
    ['ATK', 'form'],
    ['+3', 'form'],
    ['ATK +3 [우산]', 'gear'],
    ['ATK +3 [손: 방패]', 'gear'],
    ['ATK 1.5', 'form'],
    ['ATK +1,5%', 'form'],
    ['ATK +1,2345', 'form'],
  ])('refuses %j: %s', (text, kind) => {
    const parsed = parse(`ATK 1\n${text}`)
    expect(parsed).toEqual({ ok: false, problem: { kind, text } })
  })

  it('whatever it says, reads back as it was written', () => {
    const line = fc.record(
      {
        stat: fc.constantFrom(...STAT_IDS),
        value: fc.integer({ min: -999_999, max: 999_999 }),
        when: fc.record({
          slot: fc.constantFrom(...GEAR_SLOTS),
          worn: fc.uniqueArray(fc.constantFrom(...GEAR_KINDS), { minLength: 1, maxLength: 6 }),
        }),
      },
      { requiredKeys: ['stat', 'value'] },
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.map((each) => formatStatLine(each, words)).join('\n')
        expect(parse(text)).toEqual({ ok: true, lines })
      }),
    )
  })
})
