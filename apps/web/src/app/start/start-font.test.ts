import { expect, it, vi } from 'vitest'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { startFont } from './start-font.ts'

const styles = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))

it('asks for nothing of the font before the page is alive', async () => {
  vi.useFakeTimers()
  void startFont(document.body)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(styles()).toEqual([])
  sayAlive()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(styles()).toEqual([expect.stringContaining('/fonts/pretendard')]))
})
