import { afterEach, expect, it, vi } from 'vitest'
import { copyBytes, listedItem } from './offline-copy.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells about how large a copy is, without writing all of it', () => {
  const items = Array.from({ length: 4631 }, (_, place) => ({
    id: `piece-${place}`,
    name: '가'.repeat(place % 7),
  }))
  const whole = new TextEncoder().encode(JSON.stringify(items)).length
  expect(Math.abs(copyBytes(items) - whole) / whole).toBeLessThan(0.05)
  expect(copyBytes([])).toBe(0)
})

it('has a thing as the copy of its list has it', async () => {
  const list = { items: [{ id: 'bakuzan', name: '바쿠잔' }] }
  const match = async (key: string) =>
    key === '/api/crysta/all' ? new Response(JSON.stringify(list)) : undefined
  vi.stubGlobal('caches', { open: async () => ({ match }) })
  const kept = { id: 'bakuzan', name: '바쿠잔', isOffline: true }
  expect(await listedItem('/api/crysta/all', 'bakuzan')).toEqual(kept)
  expect(await listedItem('/api/crysta/all', 'other')).toBeNull()
  expect(await listedItem('/api/boss/all', 'bakuzan')).toBeNull()
})
