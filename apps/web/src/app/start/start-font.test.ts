import { afterEach, expect, it, vi } from 'vitest'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { startFont } from './start-font.ts'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

it('asks for nothing of the font before the page is alive, and then for what pages say and what this one says', async () => {
  const face = (family: string) => ({ family, load: vi.fn(async () => undefined) })
  const faces = Array.from({ length: 9 }, () => face('"Pretendard Variable"'))
  const others = [face('Pretendard Fallback')]
  const load = vi.fn(async () => [])
  const fonts = Object.assign([...others, ...faces], { load })
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  vi.useFakeTimers()
  const page = document.createElement('div')
  page.innerText = '쀍'
  void startFont(page)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  expect(document.documentElement.dataset['font']).toBeUndefined()
  sayAlive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledWith('1em "Pretendard Variable"', '쀍')
  expect(faces.filter((one) => one.load.mock.calls.length > 0)).toEqual(faces.slice(0, 7))
  expect(others[0]?.load).not.toHaveBeenCalled()
  expect(document.documentElement.dataset['font']).toBe('ready')
})
