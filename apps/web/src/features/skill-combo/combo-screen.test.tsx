import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSaved } from '../../shared/saved-data/saved-data.ts'
import { skillStepSaved, statEquipmentSaved } from './combos/combo.saved.ts'
import { findComboSkill, placeOf } from './combo.ts'
import { ComboScreen } from './combo-screen.tsx'
import { linkHashOf } from './share/share-link.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 900px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  flushSaved()
  for (const saved of [skillStepSaved, statEquipmentSaved]) saved.reset()
  vi.unstubAllGlobals()
})

/** What the character says when it is asked. */
type Told = Awaited<ReturnType<Parameters<typeof ComboScreen>[0]['askCharacter']>>

function show(hash = '', told: Told = null) {
  const element = <ComboScreen askCharacter={async () => told} renderDamage={() => null} />
  const router = createMemoryRouter([{ path: '/skill/combo', element }], {
    initialEntries: [`/skill/combo${hash}`],
  })
  render(<RouterProvider router={router} />)
}

const add = (name: string) =>
  userEvent.click(within(screen.getByLabelText('스킬 고르기')).getAllByText(name)[0]!)
const places = () =>
  screen.getAllByLabelText(/^\d+번째 /).flatMap((row) => row.getAttribute('aria-label') ?? [])

describe('a combo', () => {
  it('is laid from the palette, moved by buttons, and counted', async () => {
    show()
    expect(screen.getByText('아직 넣은 스킬이 없어요.')).toBeDefined()
    await add('해머 다운')
    await add('램페이지')
    await add('메테오 브레이커')
    expect(places()).toEqual(['1번째 해머 다운', '2번째 램페이지', '3번째 메테오 브레이커'])
    const result = screen.getByLabelText('결과')
    expect(within(result).getByText('1,200')).toBeDefined()
    expect(within(result).getByText('2 / 20')).toBeDefined()

    const up = screen.getByLabelText('메테오 브레이커 앞으로')
    await userEvent.click(up)
    expect(places()).toEqual(['1번째 해머 다운', '2번째 메테오 브레이커', '3번째 램페이지'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('메테오 브레이커 앞으로')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(places()[2]).toBe('3번째 메테오 브레이커')
    await userEvent.click(screen.getByLabelText('램페이지 빼기'))
    expect(places()).toHaveLength(2)
  })

  it('explains what is wrong where it is wrong', async () => {
    show()
    await add('해머 다운')
    await add('해머 다운')
    const row = screen.getByLabelText('2번째 해머 다운')
    expect(within(row).getByText(/1번째 스킬과 같아요/)).toBeDefined()
  })

  it('asks for an MP nobody knows and counts 0 until then', async () => {
    show()
    await userEvent.type(screen.getByLabelText(/초성으로 찾기/), '아스튜트')
    await screen.findByText('MP 모름')
    await add('아스튜트')
    expect(screen.getByText(/게임에 보이는 MP를 넣어/)).toBeDefined()
    const mp = await screen.findByLabelText('스킬 MP')
    await userEvent.clear(mp)
    await userEvent.type(mp, '300')
    expect(screen.getAllByText('MP 300').length).toBeGreaterThan(0)
    expect(screen.queryByText(/게임에 보이는 MP를 넣어/)).toBeNull()
  })

  it('counts with the figures of the character when asked to, and takes them back', async () => {
    show('', { maxMp: 1500, attackMpRecovery: 61, motionSpeed: 70 })
    await userEvent.click(screen.getByRole('button', { name: '내 캐릭터에서 가져오기' }))
    // Beyond the field's limit the value is its limit.
    expect(statEquipmentSaved.load()).toMatchObject({
      maxMp: 1500,
      attackMpRecovery: 61,
      motionSpeed: 50,
    })
    statEquipmentSaved.reset()
  })

  it('says so where the character has nothing yet', async () => {
    const before = statEquipmentSaved.load()
    show()
    await userEvent.click(screen.getByRole('button', { name: '내 캐릭터에서 가져오기' }))
    expect(statEquipmentSaved.load()).toEqual(before)
  })

  it('that came by link is only looked at until it is copied', async () => {
    const places = ['blade:0', 'blade:8'].map((key) => placeOf(findComboSkill(key)!))
    show(linkHashOf(places))
    expect(screen.getByText(/공유받은 콤보를 보고 있어요/)).toBeDefined()
    expect(screen.queryByLabelText(/빼기$/)).toBeNull()
    expect(skillStepSaved.load().items).toHaveLength(1)
    await userEvent.click(screen.getByText('내 콤보로 복사'))
    expect(skillStepSaved.load().items).toHaveLength(2)
    expect(screen.getByLabelText('램페이지 빼기')).toBeDefined()
  })
})
