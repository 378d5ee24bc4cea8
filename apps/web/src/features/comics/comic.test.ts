import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Comic, COMIC_TYPES, isComic } from './comic.ts'
import { comicsTexts as englishTexts } from './comics.texts.english.ts'
import { comicsTexts } from './comics.texts.ts'

const FOLDER = join(import.meta.dirname, '../../../public/comics')
const read = (type: string, language = 'korea'): unknown =>
  JSON.parse(readFileSync(join(FOLDER, type, `${language}.json`), 'utf8'))

describe('the comics that come with the site', () => {
  it('are those that are listed', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual([...COMIC_TYPES].toSorted())
  })

  it.each(COMIC_TYPES)('%s is whole, and is called what the index calls it', (type) => {
    const comic = read(type)
    expect(isComic(comic)).toBe(true)
    const { title, summary } = comic as Comic
    expect({ title, summary }).toEqual(comicsTexts.comics[type])
  })

  it.each(COMIC_TYPES)(
    '%s shows the same in English as in Korean, and says it in English',
    (type) => {
      const [english, korean] = [read(type, 'english'), read(type)]
      expect(isComic(english)).toBe(true)
      const { title, summary } = english as Comic
      expect({ title, summary }).toEqual(englishTexts.comics[type])
      expect(drawingsOf(english as Comic)).toEqual(drawingsOf(korean as Comic))
      expect(JSON.stringify(english)).not.toMatch(/[가-힣]/)
    },
  )

  it.each([
    ['a panel too few', (comic: Comic) => ({ ...comic, panels: comic.panels.slice(1) })],
    ['no words for those who do not see it', (comic: Comic) => withFirst(comic, { alt: '' })],
    ['a thing nobody can draw', (comic: Comic) => withFirst(comic, { thing: 'dragon' })],
    ['nobody who says something', (comic: Comic) => withFirst(comic, { lines: [] })],
  ])('are refused with %s', (_name, damage) => {
    expect(isComic(damage(read('potential') as Comic))).toBe(false)
  })
})

const withFirst = (comic: Comic, change: object) => ({
  ...comic,
  panels: comic.panels.map((panel, place) => (place === 0 ? { ...panel, ...change } : panel)),
})

const drawingsOf = ({ panels }: Comic) =>
  panels.map(({ left, right, thing, lines }) => ({
    left,
    right,
    thing,
    by: lines.map(({ by }) => by),
  }))
