import { afterEach, expect, it, vi } from 'vitest'
import { countUnfound, isUnfound } from './count-unfound.ts'
import { askNobody, shippedService } from './lookup/search.fixture.ts'

const FEW = { mostPerKind: 5 }

afterEach(() => vi.unstubAllGlobals())

it('is only what the whole site was looked through for', async () => {
  const service = await shippedService()
  expect(isUnfound(service.search('없는이름이에요', FEW))).toBe(true)
  expect(isUnfound(service.search('바쿠잔', FEW))).toBe(false)
  const offline = await shippedService(askNobody)
  expect(isUnfound(offline.search('없는이름이에요', FEW))).toBe(false)
})

it('tells the words alone, and each once', async () => {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(null, { status: 204 }),
  )
  vi.stubGlobal('fetch', asked)
  for (const text of [' 없는  말 ', '없는 말', '', 'ㅋ'.repeat(41)]) await countUnfound(text)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]?.[1].body).toBe(JSON.stringify({ word: '없는 말' }))
})
