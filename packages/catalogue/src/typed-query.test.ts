import { STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import type { StatDictionary } from './stat-model.ts'
import { formatStatQuery } from './stat-query.ts'
import { createStatGuesser, readTypedQuery } from './typed-query.ts'
import { createWordFinder } from './word-finder.ts'

const stats = Object.fromEntries(
  STAT_IDS.map((id) => [id, { label: id, unit: id.endsWith('_pct') ? 'percent' : 'flat' }]),
) as StatDictionary
const spellings = Object.fromEntries(STAT_IDS.map((id) => [id, [] as string[]])) as Record<
  (typeof STAT_IDS)[number],
  string[]
>
spellings.atk.push('ATK', '공')
spellings.atk_pct.push('ATK%', '공%')
spellings.crit_damage.push('크뎀', '크리티컬 대미지')
spellings.crit_damage_pct.push('크뎀', '크리티컬 대미지%')
spellings.aspd.push('공속')
spellings.dodge.push('회피')
spellings.str.push('스탯')
spellings.int.push('스탯')
spellings.vit.push('스탯')
spellings.dex.push('스탯')

const finder = {
  stat: createStatGuesser(stats, spellings, new Map([['atk_pct', { count: 9, largest: 11 }]])),
  tag: createWordFinder([
    ['weapon', ['무기']],
    ['noNegative', ['마이너스 없음']],
  ] as const),
}

/** `crit_damage>=10 weapon | 강그` */
function read(text: string): string {
  const { parts, words } = readTypedQuery(text, finder)
  const shown = parts.map((part) =>
    part.kind === 'tag' ? part.tag : formatStatQuery([part.clause]),
  )
  return [shown.join(' '), words].filter(Boolean).join(' | ')
}

describe('readTypedQuery', () => {
  it.each([
    ['크뎀≥10 무기', 'crit_damage>=10 weapon'],
    ['무기 크뎀 >= 10', 'weapon crit_damage>=10'],
    ['크뎀10', 'crit_damage>=10'],
    ['크뎀 10 이상', 'crit_damage>=10'],
    ['크뎀10이상 무기', 'crit_damage>=10 weapon'],
    ['크리티컬 대미지 10 미만', 'crit_damage<10'],
    ['공속 -300 이하', 'aspd<=-300'],
    ['공속>−5', 'aspd>-5'],
    ['ATK 9%', 'atk_pct>=9'],
    ['ATK% 9', 'atk_pct>=9'],
    ['크뎀 5% 초과', 'crit_damage_pct>5'],
    ['크뎀=0', 'crit_damage=0'],
    ['크뎀', 'crit_damage'],
    ['크뎀≥', 'crit_damage'],
    ['마이너스 없음 크뎀', 'noNegative crit_damage'],
    ['크뎀, 공속 100', 'crit_damage aspd>=100'],
  ])('reads %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  it('does not flicker while 이상 is being typed', () => {
    for (const typed of ['크뎀10ㅇ', '크뎀10이', '크뎀10이사', '크뎀 10 ㅇ', '크뎀 10 이사']) {
      expect(read(typed)).toBe('crit_damage>=10')
    }
  })

  it('leaves names alone', () => {
    for (const name of ['강그레프', '회피+16', 'Dex+6', '용사 포툼4', '제가 II', '공']) {
      expect(read(name)).toBe(name)
    }
    expect(read('강그 크뎀 10')).toBe('crit_damage>=10 | 강그')
  })

  it('takes the unit that occurs more often where none was typed', () => {
    expect(read('ATK 9')).toBe('atk_pct>=9')
    expect(read('공 9')).toBe('atk_pct>=9')
  })

  it('takes the plain one where the amount is no percentage', () => {
    expect(read('ATK 11')).toBe('atk_pct>=11')
    expect(read('ATK 12')).toBe('atk>=12')
    expect(read('ATK −12 이하')).toBe('atk<=-12')
    expect(read('ATK% 12')).toBe('atk_pct>=12')
    expect(read('ATK 12%')).toBe('atk_pct>=12')
  })

  it('says nothing about words that may be anything', () => {
    expect(read('스탯')).toBe('스탯')
  })

  it('keeps how a part was typed, so that it can be taken out again', () => {
    const { parts } = readTypedQuery('강그  크뎀 ≥ 10 이상', finder)
    expect(parts.map(({ text }) => text)).toEqual(['크뎀 ≥ 10 이상'])
  })

  it('survives whatever is typed', () => {
    for (const odd of ['', ' , ', '≥', '≥≥10', '크뎀 ≥ ≥ 3', '-', '%', '크뎀 99999999', '\u0000']) {
      expect(() => read(odd)).not.toThrow()
    }
  })
})
