import { expect, it, vi } from 'vitest'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { startFont } from './start-font.ts'

const styles = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))

it('asks for nothing of the font before the page is alive', async () => {
  // Read already, so that what is awaited below is nothing but the page.
  await import('./bring-font.ts')
  vi.useFakeTimers()
  void startFont(document.body)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(styles()).toEqual([])
  sayAlive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(styles()).toEqual([expect.stringContaining('/fonts/pretendard')])
  vi.useRealTimers()
})
