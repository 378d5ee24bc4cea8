import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { type NamedTarget, TargetDialog } from './target-dialog.tsx'

afterEach(cleanup)

const BAKUZAN: NamedTarget = { key: 'crysta/bakuzan', name: '바쿠잔', kind: '크리스타' }

function open(targets: readonly NamedTarget[]) {
  const onPick = vi.fn<(target: NamedTarget) => void>()
  render(
    <MemoryRouter>
      <TargetDialog
        word="도배기"
        find={async () => targets}
        onPick={onPick}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), onPick }
}

it('makes a word a name of what is tapped', async () => {
  const { user, onPick } = open([BAKUZAN])
  expect(screen.getByRole('dialog', { name: '‘도배기’는 무엇인가요?' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '자료나 화면 찾기' }), '바쿠')
  await user.click(await screen.findByRole('button', { name: '바쿠잔 · 크리스타' }))
  expect(onPick.mock.calls).toEqual([[BAKUZAN]])
})

it('says so where nothing fits', async () => {
  const { user } = open([])
  await user.type(screen.getByRole('textbox', { name: '자료나 화면 찾기' }), '없는 것')
  expect(await screen.findByText(/맞는 것이 없어요/)).toBeTruthy()
})
