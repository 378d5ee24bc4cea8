import { describe, expect, it } from 'vitest'
import { betterThan, type Replaceable } from '../index.ts'

const crysta = (id: string, stats: Replaceable['stats'], kind: Replaceable['kind'] = 'weapon') => ({
  id,
  kind,
  stats,
})
const own = crysta('own', [
  { stat: 'atk_pct', value: 9 },
  { stat: 'crit_rate', value: 5 },
])
const found = (others: readonly Replaceable[], stats: readonly ('atk_pct' | 'crit_rate')[] = []) =>
  betterThan(own, others, { stats, worn: null }).map((better) => better.crysta.id)

describe('a better crysta', () => {
  it('is at least as good in every stat and better in one', () => {
    const more = crysta('more', [
      { stat: 'atk_pct', value: 10 },
      { stat: 'crit_rate', value: 5 },
    ])
    const same = crysta('same', own.stats)
    const mixed = crysta('mixed', [
      { stat: 'atk_pct', value: 20 },
      { stat: 'crit_rate', value: 4 },
    ])
    expect(found([own, more, same, mixed])).toEqual(['more'])
  })

  it('is of the same kind', () => {
    const stats = own.stats.map((line) => ({ ...line, value: line.value + 1 }))
    expect(found([crysta('armor', stats, 'armor'), crysta('normal', stats, 'normal')])).toEqual([])
  })

  it('need only be better in what is asked for', () => {
    const atk = crysta('atk', [{ stat: 'atk_pct', value: 11 }])
    expect(found([atk])).toEqual([])
    expect(found([atk], ['atk_pct'])).toEqual(['atk'])
    expect(found([atk], ['crit_rate'])).toEqual([])
  })

  it('tells what is lost, and comes after one that loses nothing', () => {
    const [costly, free] = betterThan(
      own,
      [
        crysta('costly', [
          ...own.stats,
          { stat: 'atk', value: 5 },
          { stat: 'atk_pct', value: 1 },
          { stat: 'aspd', value: -100 },
        ]),
        crysta('free', [...own.stats, { stat: 'crit_rate', value: 1 }]),
      ],
      { stats: [], worn: null },
    ).toReversed()
    expect(free).toMatchObject({ crysta: { id: 'free' }, losses: [] })
    expect(costly?.gains.map(({ stat, value }) => [stat, value])).toEqual([
      ['atk_pct', 1],
      ['atk', 5],
    ])
    expect(costly?.losses).toMatchObject([{ stat: 'aspd', value: -100, from: 0, to: -100 }])
  })

  it('comes before one it is better than itself', () => {
    const grown = (id: string, by: number) =>
      crysta(
        id,
        own.stats.map((line) => ({ ...line, value: line.value + by })),
      )
    expect(found([grown('some', 1), grown('most', 3), grown('more', 2)])).toEqual([
      'most',
      'more',
      'some',
    ])
  })

  it('is better whatever is worn, unless it is said what is', () => {
    const katana = { slot: 'main', worn: ['katana'] } as const
    const plain = crysta('plain', [{ stat: 'atk_pct', value: 9 }])
    const bound = crysta('bound', [
      { stat: 'atk_pct', value: 5 },
      { stat: 'atk_pct', value: 6, when: katana },
    ])
    const always = crysta('always', [{ stat: 'atk_pct', value: 11 }])
    const ids = (measure: Parameters<typeof betterThan>[2], of = plain) =>
      betterThan(of, [plain, bound, always], measure).map((better) => better.crysta.id)
    expect(ids({ stats: [], worn: null })).toEqual(['always'])
    expect(ids({ stats: [], worn: { main: 'katana' } }).toSorted()).toEqual(['always', 'bound'])
    expect(ids({ stats: [], worn: null }, bound)).toEqual(['always'])
  })
})
