import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showActionToast, showErrorToast, showToast, toastPromise } from './toast.ts'
import { ToastHost } from './toast-host.tsx'
import { GENERAL_TOAST, LAYOUT_TOAST } from './toast-options.ts'
import { forgetToasts, MAX_PAST_TOASTS, pastToasts, rememberToast } from './toast-store.ts'

afterEach(() => {
  cleanup()
  forgetToasts()
})

it('uses the numbers of the specification', () => {
  expect(LAYOUT_TOAST).toEqual({
    position: 'top-right',
    limit: 1,
    closeButton: false,
    autoClose: 400,
  })
  expect(GENERAL_TOAST).toMatchObject({
    autoClose: 5000,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
  })
})

it('announces a toast, keeps it and draws it without a close button', async () => {
  render(<ToastHost />)
  act(() => showErrorToast('먼저 수정했어요'))
  expect(screen.getByRole('log').textContent).toBe('먼저 수정했어요')
  expect(pastToasts()[0]).toMatchObject({ kind: 'error', text: '먼저 수정했어요' })
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull())
  expect(document.querySelector('.Toastify__toast--error')).not.toBeNull()
  expect(document.querySelector('.Toastify__close-button')).toBeNull()
  expect(document.querySelector('.Toastify')?.getAttribute('aria-live')).toBe('off')
})

it('offers to take something back, once', async () => {
  const run = vi.fn()
  render(<ToastHost />)
  act(() => {
    showActionToast('1번째 확정을 지웠어요', { label: '되돌리기', run })
  })
  expect(screen.getByRole('log').textContent).toBe('1번째 확정을 지웠어요')
  const button = await screen.findByRole('button', { name: '되돌리기' })
  act(() => button.click())
  expect(run).toHaveBeenCalledOnce()
})

it('draws one toast at a time', async () => {
  render(<ToastHost />)
  act(() => {
    showErrorToast('첫째')
    showErrorToast('둘째')
  })
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull())
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1)
  expect(pastToasts().map((toast) => toast.text)).toEqual(['둘째', '첫째'])
})

it('takes a layout toast away by itself after its 400 ms', async () => {
  render(<ToastHost />)
  act(() => showToast('저장했어요', { kind: 'success' }))
  await waitFor(() => expect(document.querySelector('.Toastify__toast--success')).not.toBeNull())
  const bar = document.querySelector<HTMLElement>('[role="progressbar"]')
  expect(bar?.style.animationDuration).toBe('400ms')
})

it('keeps the last fifty', () => {
  for (let count = 1; count <= MAX_PAST_TOASTS + 3; count += 1) rememberToast('info', `${count}`)
  expect(pastToasts()).toHaveLength(50)
  expect(pastToasts()[0]?.text).toBe('53')
  expect(pastToasts().at(-1)?.text).toBe('4')
})

it('says 성공, runs the callback and gives the value', async () => {
  const onSuccess = vi.fn()
  await expect(toastPromise(Promise.resolve(7), { onSuccess })).resolves.toBe(7)
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(7)
  expect(pastToasts()[0]).toMatchObject({ kind: 'success', text: '성공' })
})

it('says 실패, runs the callback and re-throws', async () => {
  const onFailure = vi.fn()
  const error = new Error('no')
  await expect(toastPromise(Promise.reject(error), { onFailure })).rejects.toBe(error)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
  expect(pastToasts()[0]).toMatchObject({ kind: 'error', text: '실패' })
})
