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
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { keepLayersInHistory } from './layer-history.ts'
import { Sheet } from './sheet.tsx'
import { useBackCloses } from './use-layer.ts'

let arrivals = 0
// Before anybody who could stop it.
addEventListener('popstate', () => (arrivals += 1), { capture: true })

/** What the page loads; counted anew for each test. */
export const loader = vi.fn(() => null)
let end = () => undefined as void

beforeEach(() => {
  loader.mockClear()
  history.pushState(null, '', '/before')
})
afterEach(() => {
  takeDown()
})

/** Lets go of the site, as a reload does. */
export function takeDown() {
  end()
  cleanup()
}

/** The page, with another before it. */
export async function start(isDirty = false) {
  const router = mount(isDirty)
  await act(() => router.navigate('/page'))
  return router
}

export function mount(isDirty = false) {
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
      <StayingDialog />
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

function StayingDialog() {
  const [isShown, setShown] = useState(false)
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Button onClick={() => setShown(true)}>코드 보기</Button>
      <Dialog title="코드" open={isShown} stays onOpenChange={() => setAsked(asked + 1)}>
        <p>{`물은 횟수 ${asked}`}</p>
        <Button onClick={() => setShown(false)}>적어 뒀어요</Button>
        <Dialog title="속 창" trigger={<Button>속 창 열기</Button>} />
      </Dialog>
    </>
  )
}

/** A list with a quick look that the address shows. */
function List() {
  const [params, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  const isOpened = params.get('id') !== null
  useBackCloses(isOpened, close, { shownBy: 'id' })
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

export const user = userEvent.setup()
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
export const isOpen = (name: string) => screen.findByRole('dialog', { name })
export const isShut = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
export const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0
export const hasDepth = (count: number) => waitFor(() => expect(depth()).toBe(count))
export const back = () =>
  act(async () => {
    const before = arrivals
    history.back()
    await vi.waitFor(() => expect(arrivals).toBeGreaterThan(before), { interval: 1 })
  })
export const isAt = (heading: string) => screen.findByRole('heading', { level: 1, name: heading })
