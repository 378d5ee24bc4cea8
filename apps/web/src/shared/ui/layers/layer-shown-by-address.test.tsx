import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  back,
  hasDepth,
  isAt,
  isOpen,
  isShut,
  mount,
  press,
  user,
} from './layer-history.fixture.tsx'

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
