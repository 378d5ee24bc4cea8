import { expect, it, vi } from 'vitest'
import { atIdle } from './at-idle.ts'

it('goes on step by step until the work is done', async () => {
  const step = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false)
  step.mockReturnValue(true)
  atIdle(step)
  expect(step).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(3))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(step).toHaveBeenCalledTimes(3)
})

it('does nothing more once it is stopped', async () => {
  const step = vi.fn<() => boolean>(() => false)
  const stop = atIdle(step)
  await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(1))
  stop()
  const before = step.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(step).toHaveBeenCalledTimes(before)
})
