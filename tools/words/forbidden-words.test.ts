import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listSourceFiles } from '../structure/source-files.ts'
import { forbiddenWordsIn } from './forbidden-words.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What people type is read in every spelling, old names stay readable, and rows are the game's own words. */
const OTHER_WORDS_BELONG_HERE = [
  /\/src\/.*(?:search-words|group-words|former-names|typed-words|page-words\.texts|registlet-search|kind-words|kind-other-words|reserved-names|lookup\/aliases|list-nouns|question-words)\.ts$/,
  /\/game-data\/src\/.*(?:-rows(?:-\d+)?|-effects-in-english|\/rows\/[\w-]+)\.ts$/,
  /\.(?:test|fixture)\.tsx?$/,
  // English has ASPD and CSPD.
  /\.english\.tsx?$/,
  /\/(?:test|fixtures)\//,
]

const sources = listSourceFiles(ROOT).filter(
  ({ path }) =>
    /^(?:apps\/(?:web|server)|packages)\//.test(path) &&
    !OTHER_WORDS_BELONG_HERE.some((where) => where.test(path)),
)

describe('the words of the screens', () => {
  it('are looked for in every file that has some', () => {
    const paths = sources.map(({ path }) => path)
    expect(paths.filter((path) => path.endsWith('.texts.ts')).length).toBeGreaterThan(70)
    for (const path of [
      'apps/server/src/modules/pages/page-descriptions.ts',
      'packages/contract/src/page-titles.ts',
      'packages/game-data/src/stats/stat-dictionary.ts',
      'packages/statting/src/refusal-texts.ts',
    ])
      expect(paths).toContain(path)
  })

  it('are the same for the same thing everywhere', () => {
    const found = sources.flatMap(({ path, text }) =>
      forbiddenWordsIn(text).map((words) => `${path}: ${words}`),
    )
    expect(found).toEqual([])
  })
})

describe('forbiddenWordsIn', () => {
  it.each([
    ["x: '단계 기록'", 1],
    ["x: '내 능력치'", 1],
    ["x: 'ASPD %'", 1],
    ["x: '물 속성에 유리'", 1],
    ["x: '물 내성 %'", 1],
    ['x: `${count} 명`', 1],
    ['x: `${day} 기준`', 1],
    ["x: '게시'", 1],
    ['// 단계 기록\nx: 1', 0],
    ['/* ASPD */ x: 1', 0],
    ["x: { title: '옵션', aliases: ['능력치'] }", 0],
    ["x: '물속성 내성'", 0],
    ["x: '20단계를 넘으면'", 0],
    ["x: '2단계 인증'", 0],
    ["x: '약물 속성'", 0],
    ['x: `${count}명`', 0],
    ["x: '게시 시각'", 0],
  ])('%s has %i', (text, count) => {
    expect(forbiddenWordsIn(text)).toHaveLength(count)
  })
})
