import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnceWhole } from './use-once-whole.ts'

type Props = { readonly isWaiting: boolean; readonly typed: string }

function drawn(first: Props) {
  const work = vi.fn<(text: string) => void>()
  const onTyped = vi.fn<(text: string) => void>()
  const { result, rerender } = renderHook(
    (props: Props) => useOnceWhole({ ...props, onTyped, work }),
    { initialProps: first },
  )
  const type = (text: string) => result.current.type(text)
  return { work, onTyped, ask: (text: string) => result.current.now(text), type, rerender }
}

it('does it at once with the whole list', () => {
  const { work, ask } = drawn({ isWaiting: false, typed: '관통 3' })
  ask('관통 3')
  expect(work.mock.calls).toEqual([['관통 3']])
})

it('does it once, when the whole list has come', () => {
  const { work, onTyped, ask, rerender } = drawn({ isWaiting: true, typed: '' })
  ask('관통 3')
  expect(onTyped.mock.calls).toEqual([['관통 3']])
  rerender({ isWaiting: true, typed: '관통 3' })
  expect(work).not.toHaveBeenCalled()
  rerender({ isWaiting: false, typed: '관통 3' })
  rerender({ isWaiting: false, typed: '관통 3' })
  expect(work.mock.calls).toEqual([['관통 3']])
})

it('leaves a text that has been typed on alone', () => {
  const { work, ask, rerender } = drawn({ isWaiting: true, typed: '관통 3' })
  ask('관통 3')
  rerender({ isWaiting: false, typed: '관통 3 무기' })
  rerender({ isWaiting: false, typed: '관통 3' })
  expect(work).not.toHaveBeenCalled()
})

it('leaves it alone as soon as something else is typed, drawn or not', () => {
  const { work, ask, type, rerender } = drawn({ isWaiting: true, typed: '' })
  ask('관통 3')
  rerender({ isWaiting: true, typed: '관통 3' })
  type('관통 3 무기')
  rerender({ isWaiting: false, typed: '관통 3' })
  expect(work).not.toHaveBeenCalled()
})
