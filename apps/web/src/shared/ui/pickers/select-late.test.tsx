import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(cleanup)

const OPTIONS = [
  { value: 'name', label: '이름' },
  { value: 'kind', label: '종류' },
] as const

it.each(['{Enter}', '{ArrowDown}'])(
  'is a button before its code is there, keeps the focus, and opens by %s',
  async (key) => {
    const { Select, selectBody } = await import('./select.tsx')
    const onChange = vi.fn()
    render(<Select label="정렬" value="name" onChange={onChange} options={OPTIONS} />)
    const closed = screen.getByRole('combobox', { name: '정렬' })
    expect(closed.textContent).toBe('이름')
    expect(closed.getAttribute('aria-expanded')).toBe('false')
    closed.focus()
    await selectBody.fetch()
    await Promise.resolve()
    expect(document.activeElement).toBe(closed)
    await userEvent.keyboard(key)
    await userEvent.click(await screen.findByRole('option', { name: '종류' }))
    expect(onChange).toHaveBeenCalledWith('kind')
  },
)

it('is sent with its form before its code is there', async () => {
  const { Select } = await import('./select.tsx')
  render(
    <form aria-label="양식">
      <Select name="kind" value="kind" onChange={() => undefined} options={OPTIONS} />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(new FormData(form).get('kind')).toBe('kind')
})
