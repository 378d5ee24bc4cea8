import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from '../popups/menu.tsx'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

it('opens a dialog from its button, names it, and gives the focus back on Escape', async () => {
  const user = userEvent.setup()
  render(
    <Dialog title="이름 바꾸기" trigger={<Button>열기</Button>}>
      <input aria-label="이름" />
    </Dialog>,
  )
  await user.click(screen.getByRole('button', { name: '열기' }))
  const dialog = await screen.findByRole('dialog', { name: '이름 바꾸기' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }))
})

it('asks before deleting and does it only on the named button', async () => {
  const user = userEvent.setup()
  const erase = vi.fn()
  render(
    <ConfirmDialog
      title="지울까요?"
      confirmLabel="지우기"
      tone="danger"
      onConfirm={erase}
      trigger={<Button>삭제</Button>}
    />,
  )
  await user.click(screen.getByRole('button', { name: '삭제' }))
  await user.click(await screen.findByRole('button', { name: '취소' }))
  expect(erase).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '삭제' }))
  await user.click(await screen.findByRole('button', { name: '지우기' }))
  expect(erase).toHaveBeenCalledOnce()
})

it('closes a sheet with its × button', async () => {
  const user = userEvent.setup()
  render(
    <Sheet title="바쿠잔" trigger={<Button>자세히</Button>}>
      내용
    </Sheet>,
  )
  await user.click(screen.getByRole('button', { name: '자세히' }))
  await screen.findByRole('dialog', { name: '바쿠잔' })
  await user.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('runs a menu entry from the keyboard and skips a disabled one', async () => {
  const user = userEvent.setup()
  const copy = vi.fn()
  const locked = vi.fn()
  render(
    <MemoryRouter>
      <Menu
        trigger={<Button>더 보기</Button>}
        entries={[
          { key: 'copy', label: '복사', onSelect: copy },
          { key: 'locked', label: '잠김', disabled: true, onSelect: locked },
          { kind: 'link', key: 'home', label: '홈으로', to: '/' },
        ]}
      />
    </MemoryRouter>,
  )
  screen.getByRole('button', { name: '더 보기' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: '복사' })
  expect(screen.getByRole('menuitem', { name: '잠김' }).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  expect(locked).not.toHaveBeenCalled()
})

it('always keeps one segment chosen', async () => {
  const user = userEvent.setup()
  function Stand() {
    const [part, setPart] = useState<'weapon' | 'armor'>('weapon')
    return (
      <SegmentedControl
        label="부위"
        value={part}
        onChange={setPart}
        segments={[
          { value: 'weapon', label: '무기' },
          { value: 'armor', label: '방어구' },
        ]}
      />
    )
  }
  render(<Stand />)
  const chosen = () => screen.getAllByRole('radio', { checked: true })
  await user.click(screen.getByRole('radio', { name: '무기' }))
  expect(chosen()).toEqual([screen.getByRole('radio', { name: '무기' })])
  await user.click(screen.getByRole('radio', { name: '방어구' }))
  expect(chosen()).toEqual([screen.getByRole('radio', { name: '방어구' })])
})
