import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showActionToast } from './toast.ts'
import { useScreenOffer } from './use-screen-offer.ts'

vi.mock(import('./toast.ts'), () => ({ showActionToast: vi.fn() }))

const ends = [vi.fn(), vi.fn()] as const
const undo = { label: '되돌리기', run: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  for (const end of ends) vi.mocked(showActionToast).mockReturnValueOnce(end)
})

function offerTwo() {
  const hook = renderHook(useScreenOffer)
  hook.result.current.offer('한 판으로 채웠어요', undo)
  hook.result.current.offer('다른 판으로 채웠어요', undo)
  return hook
}

it('takes every offer along when the screen goes', () => {
  const { unmount } = offerTwo()
  unmount()
  for (const end of ends) expect(end).toHaveBeenCalledOnce()
})

it('withdraws every offer, and each once', () => {
  const { result } = offerTwo()
  result.current.withdraw()
  result.current.withdraw()
  for (const end of ends) expect(end).toHaveBeenCalledOnce()
})
