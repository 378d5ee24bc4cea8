import { afterEach, expect, it, vi } from 'vitest'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { startFont } from './start-font.ts'

/** jsdom knows no rules of fonts, and draws nothing. */
class FakeFontFaceRule {
  readonly style = {
    getPropertyValue: (name: string) =>
      ({ src: 'url("/fonts/one.woff2")', 'unicode-range': 'U+20-7E' })[name] ??
      '"Pretendard Variable"',
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

it('asks for nothing of the font before the page is alive', async () => {
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('CSSFontFaceRule', FakeFontFaceRule)
  const load = vi.fn()
  const fonts = [{ family: 'Pretendard Variable', load }]
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const sheet = { href: null, cssRules: [new FakeFontFaceRule()] }
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([sheet] as unknown as StyleSheetList)
  // Read already, so that what is awaited below is nothing but the page.
  await import('./bring-font.ts')
  vi.useFakeTimers()
  const page = document.createElement('div')
  page.innerText = 'a'
  void startFont(page)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).not.toHaveBeenCalled()
  sayAlive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).toHaveBeenCalledWith('/fonts/one.woff2', { priority: 'low' })
  expect(load).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset['font']).toBe('ready')
})
