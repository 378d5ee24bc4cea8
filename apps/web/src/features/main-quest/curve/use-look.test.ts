import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { displaySaved, startDisplay } from '../../../shared/session/display.ts'
import { useLook } from './use-look.ts'

let stop = () => {}
afterEach(() => {
  displaySaved.reset()
  stop()
})

it('another text size or theme is another look, and nothing else is', async () => {
  stop = startDisplay()
  const { result } = renderHook(() => useLook())
  const first = result.current
  act(() => displaySaved.save({ ...displaySaved.load(), textSize: 130 }))
  await waitFor(() => expect(result.current).not.toBe(first))
  const large = result.current
  document.documentElement.dataset['theme'] = 'dark'
  await waitFor(() => expect(result.current).not.toBe(large))
  const dark = result.current
  act(() => displaySaved.save({ ...displaySaved.load(), rise: 'blue' }))
  document.documentElement.style.setProperty('--other', '1')
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(result.current).toBe(dark)
})
