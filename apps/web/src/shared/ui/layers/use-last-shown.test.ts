import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLastShown } from './use-last-shown.ts'

afterEach(cleanup)

type Step = { readonly shown: string; readonly isOpen: boolean }

it('shows what it is given while it is open, and the last of it while it goes away', () => {
  const { result, rerender } = renderHook(
    ({ shown, isOpen }: Step) => useLastShown(shown, isOpen),
    {
      initialProps: { shown: '', isOpen: false },
    },
  )
  expect(result.current).toBe('')
  rerender({ shown: '시작', isOpen: true })
  expect(result.current).toBe('시작')
  rerender({ shown: '시작 고르기', isOpen: true })
  rerender({ shown: '', isOpen: false })
  expect(result.current).toBe('시작 고르기')
  rerender({ shown: '끝', isOpen: true })
  expect(result.current).toBe('끝')
})
