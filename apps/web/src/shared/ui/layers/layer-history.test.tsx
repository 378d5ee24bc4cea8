import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leavePage } from './layer-history.ts'
import {
  back,
  depth,
  hasDepth,
  isAt,
  isOpen,
  isShut,
  loader,
  mount,
  press,
  start,
  takeDown,
  user,
} from './layer-history.fixture.tsx'

it('goes back from a layer without leaving the page, which hears nothing of it', async () => {
  const router = await start()
  await isAt('이 화면')
  const { key } = router.state.location
  await user.type(screen.getByRole('textbox', { name: '이름' }), '바쿠잔')
  await press('서랍 열기')
  await isOpen('서랍')
  await hasDepth(1)
  await back()
  await isShut('서랍')
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveProperty('value', '바쿠잔')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '서랍 열기' }))
  expect(router.state.location.key).toBe(key)
  expect(loader).toHaveBeenCalledOnce()
  await back()
  await isAt('앞 화면')
})

it('leaves no entry behind when a layer is closed otherwise', async () => {
  await start()
  await press('서랍 열기')
  await isOpen('서랍')
  await hasDepth(1)
  await user.keyboard('{Escape}')
  await isShut('서랍')
  await hasDepth(0)
  await back()
  await isAt('앞 화면')
})

it('closes a dialog over a sheet first, then the sheet, also by two quick steps', async () => {
  await start()
  await press('서랍 열기')
  await press('속 창 열기')
  await isOpen('속 창')
  await hasDepth(2)
  await back()
  await isShut('속 창')
  await isOpen('서랍')
  await press('속 창 열기')
  await isOpen('속 창')
  await hasDepth(2)
  await back()
  await back()
  await isShut('서랍')
  await isShut('속 창')
  await isAt('이 화면')
})

it('keeps one entry when one layer takes the place of another', async () => {
  await start()
  await press('메뉴 열기')
  await isOpen('메뉴')
  await hasDepth(1)
  const { length } = history
  await press('공유')
  await isOpen('공유하기')
  await isShut('메뉴')
  expect(depth()).toBe(1)
  expect(history.length).toBe(length)
  await back()
  await isShut('공유하기')
  await isAt('이 화면')
})

it('goes back from the target of a link to the page without its layer', async () => {
  await start()
  await press('서랍 열기')
  await isOpen('서랍')
  await hasDepth(1)
  await user.click(screen.getByRole('link', { name: '다음' }))
  await isAt('다음 화면')
  await back()
  await isAt('이 화면')
  expect(depth()).toBe(0)
  await isShut('서랍')
  await back()
  await isAt('앞 화면')
})

it('keeps what changed in the address while the layer was open', async () => {
  const router = await start()
  await press('서랍 열기')
  await hasDepth(1)
  await press('거르기')
  await waitFor(() => expect(router.state.location.search).toBe('?q=1'))
  await back()
  await isShut('서랍')
  expect(location.search).toBe('?q=1')
  expect(router.state.location.search).toBe('?q=1')
  await back()
  await isAt('앞 화면')
})

it('drops the entry of a layer that a reload has closed', async () => {
  await start()
  await press('서랍 열기')
  await hasDepth(1)
  takeDown()
  mount()
  await isAt('이 화면')
  await hasDepth(0)
  await isShut('서랍')
  await back()
  await isAt('앞 화면')
})

it('asks before it leaves, stays on a step back, and leaves when told to', async () => {
  await start(true)
  await isAt('이 화면')
  await back()
  await screen.findByRole('alertdialog', { name: '나갈까요?' })
  await hasDepth(1)
  await back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await isAt('이 화면')
  await back()
  await screen.findByRole('alertdialog', { name: '나갈까요?' })
  await hasDepth(1)
  await press('나가기')
  await isAt('앞 화면')
  expect(location.pathname).toBe('/before')
})

it('stays out of the history once the page is being left for another', async () => {
  const go = vi.spyOn(history, 'go')
  await start()
  await press('서랍 열기')
  await isOpen('서랍')
  await hasDepth(1)
  // jsdom loads nothing and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  leavePage('https://elsewhere.example/')
  await user.keyboard('{Escape}')
  await isShut('서랍')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(go).not.toHaveBeenCalled()
  dispatchEvent(new Event('pageshow'))
  vi.restoreAllMocks()
})

it('keeps the entry of a layer that stays, however quick the steps back are', async () => {
  await start()
  await press('코드 보기')
  await press('속 창 열기')
  await isOpen('속 창')
  await hasDepth(3)
  await back()
  await isShut('속 창')
  await back()
  await back()
  await screen.findByText('물은 횟수 2')
  expect(depth()).toBe(2)
  await user.keyboard('{Escape}')
  await screen.findByText('물은 횟수 3')
  await press('적어 뒀어요')
  await isShut('코드')
  await hasDepth(0)
  await isAt('이 화면')
  await back()
  await isAt('앞 화면')
})

it('keeps a layer that stays when two steps back come as one', async () => {
  await start()
  await press('코드 보기')
  await hasDepth(2)
  History.prototype.go.call(history, -2)
  await screen.findByText('물은 횟수 1')
  await hasDepth(2)
  await press('적어 뒀어요')
  await isShut('코드')
  await hasDepth(0)
  await isAt('이 화면')
  await back()
  await isAt('앞 화면')
})
