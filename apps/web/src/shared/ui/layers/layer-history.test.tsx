import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import {
  createBrowserRouter,
  Link,
  RouterProvider,
  useBlocker,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { keepLayersInHistory, leavePage } from './layer-history.ts'
import { Sheet } from './sheet.tsx'
import { useBackCloses } from './use-layer.ts'

let arrivals = 0
// Before anybody who could stop it.
addEventListener('popstate', () => (arrivals += 1), { capture: true })

const loader = vi.fn(() => null)
let end = () => undefined as void

beforeEach(() => {
  loader.mockClear()
  history.pushState(null, '', '/before')
})
afterEach(() => {
  end()
  cleanup()
})

/** The page, with another before it. */
async function start(isDirty = false) {
  const router = mount(isDirty)
  await act(() => router.navigate('/page'))
  return router
}

function mount(isDirty = false) {
  const Screen = () => <Page isDirty={isDirty} />
  const { router, stop } = keepLayersInHistory(() =>
    createBrowserRouter([
      { path: '/before', element: <h1>앞 화면</h1> },
      { path: '/page', Component: Screen, loader },
      { path: '/next', element: <h1>다음 화면</h1> },
      { path: '/list', Component: List },
      { path: '/form', Component: Form },
    ]),
  )
  end = () => {
    stop()
    router.dispose()
  }
  render(<RouterProvider router={router} />)
  return router
}

function Page({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate()
  const [which, setWhich] = useState<'menu' | 'share' | null>(null)
  const blocker = useBlocker(isDirty)
  const isLeaving = useRef(false)
  const close = (isOpen: boolean) => {
    if (!isOpen) setWhich(null)
  }
  return (
    <>
      <h1>이 화면</h1>
      <input aria-label="이름" />
      <Sheet title="서랍" trigger={<Button>서랍 열기</Button>}>
        <Link to="/next">다음</Link>
        <Button onClick={() => void navigate('?q=1', { replace: true })}>거르기</Button>
        <Dialog title="속 창" trigger={<Button>속 창 열기</Button>} />
      </Sheet>
      <Button onClick={() => setWhich('menu')}>메뉴 열기</Button>
      <Dialog title="메뉴" open={which === 'menu'} onOpenChange={close}>
        <Button onClick={() => setWhich('share')}>공유</Button>
      </Dialog>
      <Dialog title="공유하기" open={which === 'share'} onOpenChange={close} />
      <ConfirmDialog
        title="나갈까요?"
        confirmLabel="나가기"
        open={blocker.state === 'blocked'}
        onConfirm={() => {
          isLeaving.current = true
          blocker.proceed?.()
        }}
        onOpenChange={() => {
          if (!isLeaving.current) blocker.reset?.()
        }}
      />
    </>
  )
}

/** A list with a quick look that the address shows. */
function List() {
  const [params, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  const isOpened = params.get('id') !== null
  useBackCloses(isOpened, close, 'id')
  return (
    <>
      <h1>목록</h1>
      <Button onClick={() => setParams({ id: 'a' }, { replace: true })}>훑어보기</Button>
      <Sheet title="상세" open={isOpened} isClosedByBack={false} onOpenChange={close}>
        <Link to="/next">페이지로</Link>
        <Link to="/form">고치기</Link>
      </Sheet>
    </>
  )
}

/** A page that asks before it is left, and stays. */
function Form() {
  const blocker = useBlocker(true)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  })
  return <h1>고치는 화면</h1>
}

const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const isOpen = (name: string) => screen.findByRole('dialog', { name })
const isShut = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0
const hasDepth = (count: number) => waitFor(() => expect(depth()).toBe(count))
const back = () =>
  act(async () => {
    const before = arrivals
    history.back()
    await vi.waitFor(() => expect(arrivals).toBeGreaterThan(before), { interval: 1 })
  })
const isAt = (heading: string) => screen.findByRole('heading', { level: 1, name: heading })

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
  end()
  cleanup()
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

/** From the list over its quick look to what one of its links leads to. */
async function follow(link: string, heading: string) {
  const router = mount()
  await act(() => router.navigate('/list'))
  await press('훑어보기')
  await isOpen('상세')
  await hasDepth(1)
  await user.click(screen.getByRole('link', { name: link }))
  await isAt(heading)
  return router
}

it('keeps the entry of what the address shows: two steps back at once lead to the list', async () => {
  const router = await follow('페이지로', '다음 화면')
  act(() => history.go(-2))
  await isAt('목록')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await isShut('상세')
  await hasDepth(0)
  expect(location.search).toBe('')
  await back()
  await isAt('앞 화면')
})

it('goes back to what the address shows, from there to the list, and forward again', async () => {
  await follow('페이지로', '다음 화면')
  await back()
  await isOpen('상세')
  await hasDepth(1)
  await back()
  await isShut('상세')
  await isAt('목록')
  expect(location.search).toBe('')
  act(() => history.forward())
  await isOpen('상세')
  act(() => history.forward())
  await isAt('다음 화면')
})

it('stays on a page that asks before it is left, over whatever entries one would have gone', async () => {
  await follow('고치기', '고치는 화면')
  act(() => history.go(-2))
  await waitFor(() => expect(location.pathname).toBe('/form'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.pathname).toBe('/form')
  await isAt('고치는 화면')
})
