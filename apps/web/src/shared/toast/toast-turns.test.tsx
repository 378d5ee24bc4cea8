import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showActionToast, showErrorToast, showOffer, showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'
import { forgetToasts } from './toast-store.ts'

let now = 0

beforeEach(() => {
  now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})

afterEach(() => {
  cleanup()
  forgetToasts()
  vi.restoreAllMocks()
})

const undo = { label: '되돌리기', run: vi.fn() }
const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')]
const words = () => toasts().map((toast) => toast.textContent.replace('되돌리기', ''))
const bar = () => document.querySelector<HTMLElement>('[role="progressbar"]')!

async function later(tell: () => unknown, milliseconds = 2000) {
  now += milliseconds
  act(() => void tell())
  await settle()
}

/** Lets pass what no page here moves: the toast that leaves slides away. */
async function settle() {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  for (const toast of toasts()) if (toast.className.includes('-exit')) fireEvent.animationEnd(toast)
}

/** The time of the toast that stands runs out. */
async function runOut() {
  now += Number.parseInt(bar().style.animationDuration, 10)
  fireEvent.animationEnd(bar())
  await settle()
}

async function begin(tell: () => unknown) {
  render(<ToastHost />)
  act(() => void tell())
  await waitFor(() => expect(toasts()).toHaveLength(1))
}

it('what is told later takes the place of what stands', async () => {
  await begin(() => showErrorToast('첫째'))
  await later(() => showErrorToast('둘째'))
  expect(words()).toEqual(['둘째'])
})

it('what one act tells takes turns', async () => {
  await begin(() => {
    showErrorToast('첫째')
    showErrorToast('둘째')
  })
  expect(words()).toEqual(['첫째'])
  await runOut()
  expect(words()).toEqual(['둘째'])
})

it('what can be taken back comes again behind what only tells, for the time it has left', async () => {
  await begin(() => showActionToast('지웠어요', undo))
  expect(bar().style.animationDuration).toBe('12000ms')
  await later(() => showToast('복사했어요'))
  expect(words()).toEqual(['복사했어요'])
  await runOut()
  expect(words()).toEqual(['지웠어요'])
  expect(bar().style.animationDuration).toBe('9600ms')
  fireEvent.click(toasts()[0]!.querySelector('button')!)
  await settle()
  expect(undo.run).toHaveBeenCalledOnce()
  expect(words()).toEqual([])
})

it('of two things to take back the later stands, and the earlier when that is done', async () => {
  await begin(() => showActionToast('하나를 지웠어요', undo))
  await later(() => showActionToast('둘을 지웠어요', { ...undo }))
  expect(words()).toEqual(['둘을 지웠어요'])
  now += 3000
  fireEvent.click(toasts()[0]!.querySelector('button')!)
  await settle()
  expect(words()).toEqual(['하나를 지웠어요'])
  expect(bar().style.animationDuration).toBe('7000ms')
})

it('an offer whose time ran out meanwhile does not come again', async () => {
  await begin(() => showActionToast('하나를 지웠어요', undo))
  await later(() => showActionToast('둘을 지웠어요', { ...undo }))
  await runOut()
  expect(words()).toEqual([])
})

it('what nobody asked about waits, and does not get lost', async () => {
  await begin(() => showActionToast('지웠어요', undo))
  await later(() => showOffer('새 버전이 있어요', { label: '되돌리기', run: vi.fn() }))
  expect(words()).toEqual(['지웠어요'])
  await runOut()
  expect(words()).toEqual(['새 버전이 있어요'])
  await later(() => showActionToast('또 지웠어요', undo))
  expect(words()).toEqual(['또 지웠어요'])
  await runOut()
  expect(words()).toEqual(['새 버전이 있어요'])
})

it('what comes while the one before still leaves is not kept waiting by it', async () => {
  await begin(() => showActionToast('하나', undo))
  now += 2000
  act(() => void showActionToast('둘', undo))
  now += 100
  act(() => void showActionToast('셋', undo))
  await settle()
  expect(words()).toEqual(['셋'])
})

it('what is withdrawn goes, and lets in what waits', async () => {
  let withdraw = () => {}
  await begin(() => {
    withdraw = showActionToast('지웠어요', undo)
    showErrorToast('하나는 못 읽었어요')
  })
  expect(words()).toEqual(['지웠어요'])
  await later(() => withdraw())
  expect(words()).toEqual(['하나는 못 읽었어요'])
})

it('what is withdrawn while it waits does not come', async () => {
  let withdraw = () => {}
  await begin(() => {
    withdraw = showActionToast('지웠어요', undo)
  })
  await later(() => showErrorToast('못 열었어요'))
  await later(() => withdraw())
  expect(words()).toEqual(['못 열었어요'])
  await runOut()
  expect(words()).toEqual([])
})

it('what is withdrawn before it was drawn lets in the next all the same', async () => {
  let withdraw = () => {}
  await begin(() => showErrorToast('하나'))
  now += 2000
  act(() => {
    withdraw = showActionToast('둘', undo)
    showErrorToast('셋')
  })
  await act(async () => {
    withdraw()
  })
  await settle()
  expect(words()).toEqual(['셋'])
})
