import { expect, it } from 'vitest'
import { createListSearch } from './list-search.ts'

const items = [
  { name: '크리티컬 대미지 강화' },
  { name: '대미지 강화' },
  { name: '하드 히트' },
  { name: '스킬 마스터' },
]
const search = createListSearch(items, {
  read: ({ name }) => ({ name, aliases: [] }),
  nouns: ['스킬'],
  spelledOut: (text) => (text === '크뎀' ? ['크리티컬 대미지', '크리티컬'] : []),
})
const found = (text: string) => search.search(text).map(({ item }) => item.name)

it('finds by name, then without the nouns of the list, then by what slang stands for, each once', () => {
  expect(found('대미지 강화')).toContain('대미지 강화')
  expect(found('하드 히트 스킬')).toEqual(['하드 히트'])
  expect(found('크뎀')).toEqual(['크리티컬 대미지 강화'])
  expect(found('')).toEqual([])
})

it('tells how it reads a text, for who asks the same of another copy of the list', () => {
  expect(search.readings('크뎀')).toEqual([['크뎀'], ['크리티컬 대미지', '크리티컬']])
  expect(search.readings('하드 히트 스킬')).toEqual([['하드 히트 스킬'], ['하드 히트']])
  expect(search.readings('  ')).toEqual([])
})
