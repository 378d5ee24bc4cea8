import { STAT_IDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import type { StatDictionary } from './stat-model.ts'
import { createStatGuesser } from './stat-guesser.ts'
import { choicesOf, formatStatQuery, type StatClause } from './stat-query.ts'
import { readTypedQuery } from './typed-query.ts'
import { createWordFinder } from './word-finder.ts'

const stats = Object.fromEntries(
  STAT_IDS.map((id) => [
    id,
    { label: id.replace(/_pct$/, ''), unit: id.endsWith('_pct') ? 'percent' : 'flat' },
  ]),
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
spellings.str.push('힘')
spellings.int.push('지력')
spellings.aggro_pct.push('어글')
spellings.phys_pierce_pct.push('물관')
spellings.magic_pierce_pct.push('마관')

const finder = {
  stat: createStatGuesser(stats, {
    spellings,
    groups: [
      { words: ['관통'], stats: ['phys_pierce_pct', 'magic_pierce_pct'] },
      { words: ['스탯'], stats: ['str', 'int', 'vit'] },
    ],
    usage: new Map([
      ['atk_pct', { count: 9, largest: 11 }],
      ['str', { count: 3, largest: 10 }],
      ['int', { count: 2, largest: 4 }],
    ]),
  }),
  tag: createWordFinder([
    ['weapon', ['무기']],
    ['bow', ['활']],
    ['noNegative', ['마이너스 없음', '마이너스 없는']],
  ] as const),
  half: (word: string) => ({ ㅋㄷ: ['크뎀'], ㅎㅈ: ['힘', '지력'] })[word] ?? [],
}

/** `crit_damage>=10 weapon | 강그` */
function read(text: string): string {
  const { parts, words } = readTypedQuery(text, finder)
  const shown = parts.map((part) =>
    part.kind === 'tag' ? `${part.isNot === true ? '!' : ''}${part.tag}` : clauseText(part.clause),
  )
  return [shown.join(' '), words].filter(Boolean).join(' | ')
}

function clauseText(clause: StatClause): string {
  const choices = choicesOf(clause).map((choice) => formatStatQuery([choice]))
  return `${clause.isNot === true ? '!' : ''}${choices.join('~')}`
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
    ['크뎀', 'crit_damage~crit_damage_pct'],
    ['크뎀≥', 'crit_damage~crit_damage_pct'],
    ['마이너스 없음 크뎀', 'noNegative crit_damage~crit_damage_pct'],
    ['크뎀, 공속 100', 'crit_damage~crit_damage_pct aspd>=100'],
    ['크뎀이 10 이상인 무기에', 'crit_damage>=10 weapon'],
    ['크뎀 옵션 10 이상 있는 무기 추천해줘', 'crit_damage>=10 weapon'],
    ['크뎀 10↑', 'crit_damage>=10'],
    ['크뎀 1,000↓', 'crit_damage<=1000'],
    ['크뎀 5천 이상', 'crit_damage>=5000'],
    ['크뎀 10 넘는', 'crit_damage>10'],
    ['크뎀 10보다 낮은', 'crit_damage<10'],
    ['크뎀 최소 10', 'crit_damage>=10'],
    ['크뎀 10퍼센트 이상', 'crit_damage_pct>=10'],
    ['공 퍼센트', 'atk_pct'],
    ['크뎀퍼센트 10 무기', 'crit_damage_pct>=10 weapon'],
    ['크뎀 5~10', 'crit_damage>=5 crit_damage<=10'],
    ['크뎀 5 이상 10 미만', 'crit_damage>=5 crit_damage<10'],
    ['10% 이상 크뎀', 'crit_damage_pct>=10'],
    ['10 <= 크뎀', 'crit_damage>=10'],
    ['크뎀10무기', 'crit_damage>=10 weapon'],
    ['어글 -10', 'aggro_pct<=-10'],
    ['어글 마이너스', 'aggro_pct<0'],
    ['공속 마이너스 없는 크뎀', 'aspd>=0 crit_damage~crit_damage_pct'],
    ['ㅋㄷ 10', 'crit_damage>=10'],
    ['힘 무기', 'weapon | 힘'],
  ])('reads %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  it.each([
    ['물관 또는 마관', 'phys_pierce_pct~magic_pierce_pct'],
    ['물관 또는 마관 10 이상', 'phys_pierce_pct>=10~magic_pierce_pct>=10'],
    ['물관이나 마관 10', 'phys_pierce_pct>=10~magic_pierce_pct>=10'],
    ['물관/마관 10', 'phys_pierce_pct>=10~magic_pierce_pct>=10'],
    ['물관 or 마관 or 크뎀 3', 'phys_pierce_pct>=3~magic_pierce_pct>=3~crit_damage>=3'],
    ['크뎀 10 이상이거나 물관 5', 'crit_damage>=10~phys_pierce_pct>=5'],
    ['관통 5', 'phys_pierce_pct>=5~magic_pierce_pct>=5'],
    ['관통 또는 크뎀 5', 'phys_pierce_pct>=5~magic_pierce_pct>=5~crit_damage>=5'],
    ['크뎀 그리고 물관 5', 'crit_damage~crit_damage_pct phys_pierce_pct>=5'],
    ['크뎀+물관', 'crit_damage~crit_damage_pct phys_pierce_pct'],
    ['무기 또는 활 크뎀', 'weapon bow crit_damage~crit_damage_pct'],
    ['어글 제외', 'aggro_pct=0'],
    ['크뎀 어글 없는', 'crit_damage~crit_damage_pct aggro_pct=0'],
    ['크뎀 10 이상 제외', 'crit_damage<10'],
    ['관통 제외', '!phys_pierce_pct~magic_pierce_pct'],
    ['무기 빼고 크뎀', '!weapon crit_damage~crit_damage_pct'],
    ['무기제외 크뎀', '!weapon crit_damage~crit_damage_pct'],
    ['no 어글 크뎀', 'aggro_pct=0 crit_damage~crit_damage_pct'],
    ['스탯 5', 'str>=5~int>=5~vit>=5'],
    // Of what a short form may be, those that never reach the amount are not meant.
    ['ㅎㅈ 3', 'str>=3~int>=3'],
    ['ㅎㅈ 5', 'str>=5'],
  ])('joins and rules out: %s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  it.each(['크뎀 5~10', '물관 또는 마관 10', '무기 제외 어글 없는', 'no 어글 크뎀 3'])(
    'makes parts of %s that can be read again by themselves',
    (typed) => {
      const { parts } = readTypedQuery(typed, finder)
      expect(parts.map(({ text }) => read(text)).join(' ')).toBe(read(typed))
    },
  )

  it('believes one syllable only beside a condition or where nothing is called so', () => {
    expect(read('활')).toBe('활')
    expect(read('활 크뎀')).toBe('bow crit_damage~crit_damage_pct')
    const nameless = { ...finder, isName: () => false }
    expect(readTypedQuery('힘', nameless).parts).toHaveLength(1)
    expect(readTypedQuery('활', nameless).parts).toHaveLength(1)
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
