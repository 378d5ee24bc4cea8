import { expect, it } from 'vitest'
import { SavedStore } from '../../shared/saved-data/saved-store.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.saved.ts', { eager: true })

const stores = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([, value]) => value instanceof SavedStore)
    .map(([name, value]) => [`${name} of ${path}`, value as SavedStore<unknown>] as const),
)

it('finds the stores of the planners', () => {
  expect(stores.length).toBeGreaterThan(20)
})

// Pages are drawn ahead of time with the initial data: another reference would have all that shows it drawn twice.
it.each(stores)('%s has nothing else to show where nothing is stored', (_, store) => {
  localStorage.clear()
  expect(store.load()).toBe(store.initial())
})
