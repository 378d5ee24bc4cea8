import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { charactersSaved, newCharacter } from './build/character.saved.ts'
import { EMPTY_BODY } from './build/character-build.ts'
import { RegistletBuilds } from './registlet-builds.tsx'

afterEach(() => {
  cleanup()
  charactersSaved.reset()
})

function show() {
  const router = createMemoryRouter(
    [
      { path: '/registlet/dodge', element: <RegistletBuilds id="dodge" /> },
      { path: '/character', element: null },
    ],
    { initialEntries: ['/registlet/dodge'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('is not there where no character uses the registlet', () => {
  show()
  expect(screen.queryByRole('region')).toBeNull()
})

it('leads to the character, which is then in front', async () => {
  const [one, other] = [
    { ...newCharacter(), name: '다른 캐릭터' },
    {
      ...newCharacter({ ...EMPTY_BODY, registlets: [{ id: 'dodge', level: 7 }] }),
      name: '회피 캐릭터',
    },
  ]
  charactersSaved.save({ items: [one, other], activeId: one.id })
  const router = show()
  const section = within(screen.getByRole('region', { name: '이것을 쓰는 내 캐릭터' }))
  expect(section.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(section.getByRole('link', { name: '회피 캐릭터 Lv 7' }))
  expect(router.state.location.pathname).toBe('/character')
  expect(charactersSaved.load().activeId).toBe(other.id)
})
