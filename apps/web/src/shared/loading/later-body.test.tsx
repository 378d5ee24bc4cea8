import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import '../toast/toast.ts'
import { pastToasts } from '../toast/toast-store.ts'
import { lateCode } from './late-code.ts'
import { useLateBody } from './later-body.ts'

afterEach(cleanup)

it('says that it cannot open without a connection, stays as it is, and opens with the next tap', async () => {
  let isOffline = true
  const late = lateCode(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => '열렸어요'
  })
  function Control() {
    const { body: Body, isWanted, trigger } = useLateBody(late)
    return Body === undefined ? <button {...trigger}>열기</button> : isWanted && <Body />
  }
  render(<Control />)
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  await vi.waitFor(() => expect(pastToasts()[0]?.text).toContain('열지 못했어요'))
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  expect(await screen.findByText('열렸어요')).toBeDefined()
})

it('shows as pressed until what it opens has come', async () => {
  let come: (body: () => string) => void = () => undefined
  const late = lateCode(() => new Promise<() => string>((resolve) => (come = resolve)))
  function Control() {
    const { body: Body, trigger } = useLateBody(late)
    return Body === undefined ? <button {...trigger}>열기</button> : <Body />
  }
  render(<Control />)
  const control = screen.getByRole('button', { name: '열기' })
  expect(control.hasAttribute('aria-busy')).toBe(false)
  await userEvent.click(control)
  expect(control.getAttribute('aria-busy')).toBe('true')
  come(() => '열렸어요')
  expect(await screen.findByText('열렸어요')).toBeDefined()
})
