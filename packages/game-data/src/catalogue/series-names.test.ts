import { createSearchIndex } from '@gyeol/korean'
import { describe, expect, it } from 'vitest'
import {
  BOSS_ROWS,
  CRYSTA_ROWS,
  readEquipmentRows,
  REGISTLET_ROWS,
  SKILL_TREES,
} from '../../index.ts'
import { otherSpellings, withSeriesNames } from './series-names.ts'

type Named = {
  readonly name: string
  readonly nameEn?: string
  readonly aliases?: readonly string[]
}

const EQUIPMENT = readEquipmentRows()
const SKILLS = SKILL_TREES.flatMap(({ skills }) => skills)
const ALL: readonly Named[] = [
  ...EQUIPMENT,
  ...CRYSTA_ROWS,
  ...BOSS_ROWS,
  ...REGISTLET_ROWS,
  ...SKILLS,
]

const index = createSearchIndex(ALL, ({ name, aliases = [] }) => ({ name, aliases }))
const found = (query: string) => new Set(index.search(query).map(({ item }) => item.nameEn))

describe('things of one series', () => {
  it.each([
    ['10주년', ['10th Anniv Bow VI', '10th Anniv Sword', '10th Anniv Tonfa VI']],
    ['9주년 지팡이', ['9th Anniv Staff', '9th Anniv Staff IV']],
    ['9주년의 축익', ['9th Anniv Wings', '9th Anniv Wings VI']],
    ['패럴라이즈', ['Paralysis Shot', 'Paralysis Shot Extender']],
    ['패러럴라이즈', ['Paralysis Shot', 'Paralysis Shot Extender']],
    ['윈 휠', ['Bullseye', 'Bullseye Enhancer']],
    ['원 휠', ['Bullseye', 'Bullseye Enhancer']],
    ['앤티크', ['Antique Knife', 'Antique Mail', 'Antique Belt']],
    ['안티크', ['Antique Knife', 'Antique Mail', 'Antique Belt']],
    ['휴미다', ['Humida', 'Humida Wings', 'Humida Barrel']],
    ['휴미더', ['Humida', 'Humida Wings', 'Humida Barrel']],
    ['용사 포툼 IV', ['Hero Potum IV']],
  ])('%s finds all of them', (query, names) => {
    expect([...found(query)]).toEqual(expect.arrayContaining(names))
  })

  it('are found by each spelling of their words, skills too', () => {
    for (const { name, nameEn = '', aliases = [] } of ALL) {
      const missing = otherSpellings(name, nameEn).filter((other) => !aliases.includes(other))
      expect([name, missing]).toEqual([name, []])
    }
  })

  it('keep their names, and how sure those are', () => {
    const row = { name: '9th Anniv Bow', nameEn: '9th Anniv Bow', kind: 'bow', evidence: 'none' }
    const [bow] = withSeriesNames([row, { ...row, name: '8주년 활', nameEn: '8th Anniv Bow' }])
    expect(bow).toEqual({ ...row, aliases: ['9주년 활'] })
  })
})

/** Words that are spelled nearly alike and mean other things: read one by one. */
const DIFFERENT = new Set([
  'sword 소드 조드',
  'dive 다이버즈 다이브',
  'crimson 진홍빛 진홍의',
  'trap 트래퍼 트랩',
  'beast 짐승의 짐승화',
  'dark 어둠의 †어둠의',
  'magic (마법) 마법',
  'magic 마법 마법의',
  'shot 슈터 슈트',
  'hunter 헌터 헌트',
])

/** Words of the names that stand for one English word, in names of as many words as their English. */
function alignedWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  for (const { name, nameEn = '' } of ALL) {
    if (!/[가-힣]/.test(name)) continue
    const english = wordsOf(nameEn.toLowerCase())
    const korean = wordsOf(name.split(':')[0] ?? '')
    if (english.length !== korean.length) continue
    for (const [at, word] of english.entries()) {
      words.set(word, (words.get(word) ?? new Set()).add(korean[at] ?? ''))
    }
  }
  return words
}

function wordsOf(name: string): readonly string[] {
  const words = name.split(/[\s:]+/).map((word) => word.replace(/[IVX0-9+]+$/, ''))
  return words.filter((word) => word !== '' && !/^[ivx]+$/.test(word))
}

describe('the words of all names', () => {
  it('are spelled one way, or are known to be spelled in more', () => {
    const unknown: string[] = []
    for (const [english, korean] of alignedWords()) {
      const spelled = [...korean].filter((word) => word.length > 1).toSorted()
      for (const [at, one] of spelled.entries()) {
        for (const other of spelled.slice(at + 1)) {
          const pair = `${english} ${one} ${other}`
          const isKnown = otherSpellings(one, english).includes(other) || DIFFERENT.has(pair)
          if (!isKnown && isNear(one, other)) unknown.push(pair)
        }
      }
    }
    expect(unknown).toEqual([])
  })
})

/** Two or three letters of a longer word differ, and it is not the same word with a particle. */
function isNear(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return false
  const [left, right] = [one, other].map((word) => word.normalize('NFD'))
  const most = Math.max(left?.length ?? 0, right?.length ?? 0)
  const distance = distanceOf(left ?? '', right ?? '')
  return distance <= 3 && distance * 3 <= most
}

function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (const [at, sign] of Array.from(left).entries()) {
    const next = [at + 1]
    for (const [place, other] of Array.from(right).entries()) {
      const [above = 0, before = 0, diagonal = 0] = [row[place + 1], next[place], row[place]]
      next.push(Math.min(above + 1, before + 1, diagonal + Number(sign !== other)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
