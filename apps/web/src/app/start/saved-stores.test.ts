import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as savedData from '../../shared/saved-data/saved-data.ts'
import { type SavedDefinition, SavedStore } from '../../shared/saved-data/saved-store.ts'

const definitions = vi.hoisted((): SavedDefinition<unknown>[] => [])

vi.mock('../../shared/saved-data/saved-data.ts', async (original) => {
  const real = await original<typeof savedData>()
  const defineSaved: typeof real.defineSaved = (definition) => {
    definitions.push(definition as SavedDefinition<unknown>)
    return real.defineSaved(definition)
  }
  return { ...real, defineSaved }
})

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../**/*.saved.ts',
    '../../shared/session/{color-mode,display,letter-keys}.ts',
    '../../shared/catalogue/marks/marks.ts',
    './start-font.ts',
  ],
  { eager: true },
)

/** A store of each key, as a page that was just opened has it: nothing is read yet. */
const freshStores = () => definitions.map((definition) => new SavedStore(definition))

beforeEach(() => localStorage.clear())

it('finds the stores of the planners', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(20)
  const keys = definitions.map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(30)
  expect(keys).toEqual(expect.arrayContaining(['statting', 'points', 'mode', 'display', 'font']))
})

// Pages are drawn ahead of time with the initial data: another reference would have all that shows it drawn twice.
it('they have nothing else to show where nothing is stored', () => {
  for (const store of freshStores()) expect(store.load(), store.key).toBe(store.initial())
})

/** What a broken disk, an older or later version, another site or a joker may have left. */
const DAMAGES: readonly string[] = [
  '{"a":[1,2',
  'null',
  '[null,null]',
  '{"v":9999,"data":{"unknown":true}}',
  '{"v":1,"data":{"saves":[{"id":1}],"select":{},"length":1e9,"level":-1}}',
  '{"v":1,"data":[[[]],{"__proto__":{"polluted":1}},"\\ud800"]}',
]
const NEWER = DAMAGES[3]

const asideOf = (key: string) => localStorage.getItem(`${key}/broken`)

describe.each(DAMAGES)('where %s is stored', (damage) => {
  beforeEach(() => {
    for (const { key } of definitions) localStorage.setItem(key, damage)
  })

  it('every store goes on, and what it cannot read is kept', () => {
    for (const store of freshStores()) {
      const data = store.load()
      const aside = asideOf(store.key)
      if (aside !== null) expect(JSON.parse(aside), store.key).toMatchObject([{ raw: damage }])
      if (aside !== null || damage === NEWER) expect(data, store.key).toBe(store.initial())
    }
    expect('polluted' in {}).toBe(false)
  })

  it('what a store made of it is written so that it is read again', () => {
    for (const store of freshStores()) {
      const data = store.load()
      const aside = asideOf(store.key)
      store.save(data)
      store.flush()
      // A newer version's work is not this one's to write over, nor to set aside.
      if (damage === NEWER) {
        expect([localStorage.getItem(store.key), aside], store.key).toEqual([damage, null])
      } else if (data !== store.initial()) {
        const again = freshStores().find(({ key }) => key === store.key)
        expect(again?.load(), store.key).toEqual(data)
        expect(asideOf(store.key), store.key).toBe(aside)
      }
    }
  })
})
