import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('ids are those of RFC 9562, version 4, each another', () => {
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('over plain http, where crypto has no randomUUID, there are ids all the same', () => {
  const secure = crypto
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes)
  vi.stubGlobal('crypto', { getRandomValues })
  expect(newId()).toHaveLength(36)
})
