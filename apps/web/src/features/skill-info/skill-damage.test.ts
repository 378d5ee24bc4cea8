import { SKILL_EFFECTS } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { damageOf } from './skill-damage.ts'

const told = (id: string) => {
  const effect = SKILL_EFFECTS.find((one) => one.id === id)
  if (effect === undefined) throw new Error(`no numbers of ${id}`)
  return damageOf(effect)
}

describe('the damage of a skill in words', () => {
  it('is its multiplier and constant at the highest level, and what each stat adds', () => {
    expect(told('blade:0')[0]).toEqual({
      gear: '양손검',
      hits: [
        {
          amount: '물리 150% + 100',
          more: ['VIT 1마다 +1%', '순수 STR 1마다 +0.2%'],
          isDisputed: true,
        },
      ],
    })
  })

  it('says nothing of a skill that deals none', () => {
    expect(damageOf({ id: 'x:0', variants: [{ worn: [], use: 'passive' }] })).toEqual([])
  })

  it('says how often it hits, that it grows with what is stacked, and what nobody could read', () => {
    const hit = {
      type: 'magic',
      range: null,
      unsheathe: null,
      split: false,
      constant: 0,
      evidence: 'two',
    } as const
    const [words] = damageOf({
      id: 'x:0',
      variants: [
        {
          worn: [{ main: 'staff', sub: 'none' }, { main: 'magicDevice' }],
          use: 'cast',
          hits: [
            { ...hit, multiplier: { expr: '(100+stack0*50)' }, count: 3 },
            { ...hit, multiplier: null, count: 5, split: true },
            { ...hit, multiplier: 10, count: 1, hidden: true },
          ],
        },
      ],
    })
    expect(words?.gear).toBe('지팡이 + 보조 없음 · 마도구')
    expect(words?.hits.map(({ amount, more }) => [amount, ...more])).toEqual([
      ['마법 100% · 3번', '스탯이나 쌓은 수만큼 늘어요'],
      ['마법 모름 · 5번에 나눠서'],
    ])
  })

  it('can be said of every skill whose numbers are known', () => {
    const words = SKILL_EFFECTS.flatMap((effect) => damageOf(effect)).flatMap(({ hits }) => hits)
    expect(words.length).toBeGreaterThan(400)
    for (const { amount } of words) expect(amount).not.toMatch(/NaN|undefined|Infinity/)
  })
})
