import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(cleanup)

it('is a button before its code is there, and keeps the focus, and opens by the press that asks for it', async () => {
  const { Combobox, comboboxBody } = await import('./combobox.tsx')
  render(
    <Combobox
      label="정렬"
      items={['이름', '종류']}
      value="이름"
      onChange={() => undefined}
      getKey={String}
      getLabel={String}
    />,
  )
  const closed = screen.getByRole('combobox', { name: '정렬: 이름' })
  closed.focus()
  await comboboxBody.fetch()
  await Promise.resolve()
  expect(document.activeElement).toBe(closed)
  expect(closed.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('option', { name: '종류' })
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['이름', '종류'])
  expect(screen.getByRole('dialog').getAttribute('aria-label')).toBe('정렬')
})
