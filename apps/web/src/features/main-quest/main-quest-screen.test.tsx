import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mainQuestSaved } from './main-quest.saved.ts'
import { questMoreSaved } from './main-quest-more.saved.ts'
import { MainQuestScreen } from './main-quest-screen.tsx'

afterEach(() => {
  cleanup()
  mainQuestSaved.reset()
  questMoreSaved.reset()
})

function show(address = '/guide/main-quest') {
  const router = createMemoryRouter([{ path: '*', element: <MainQuestScreen /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}

const result = () => within(screen.getByRole('region', { name: '결과' }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

async function write(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

describe('first visit', () => {
  it('is useful at once: the whole story from level 1 to the cap', () => {
    show()
    expect(field('목표 레벨').value).toBe('325')
    expect(screen.getByText('레벨 상한(325)을 따라가요')).toBeTruthy()
    expect(result().getByText(/^Lv\.263/)).toBeTruthy()
    expect(result().getByRole('button', { name: '반복하면 3바퀴' })).toBeTruthy()
    expect(screen.getByText(/16장 129화 · 게임 자료 2026-06판/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^9장 / })).toBeTruthy()
  })

  it('says so when there is nothing to do', async () => {
    const { user } = show()
    await write(user, '지금 레벨', '325')
    expect(result().getByText(/이미 목표에 와 있어요/)).toBeTruthy()
    expect(result().getByText('더 하지 않아도 돼요')).toBeTruthy()
  })
})

describe('typing', () => {
  it('calculates with every number and keeps it', async () => {
    const { user } = show()
    await write(user, '지금 레벨', '305')
    await write(user, '지금 %', '40')
    expect(mainQuestSaved.load().setting).toMatchObject({ level: 305, percent: 40, target: null })
    await write(user, '목표 레벨', '310')
    expect(mainQuestSaved.load().setting.target).toBe(310)
    await write(user, '목표 레벨', '325')
    expect(mainQuestSaved.load().setting.target).toBeNull()
  })

  it.each([
    ['1000', '최대 999까지 넣을 수 있어요'],
    ['레벨', '숫자로 적어 주세요.'],
    ['3.5', '소수점 없이 적어 주세요.'],
  ])(
    'leaves %s in the field with the reason and goes on with the last number',
    async (text, reason) => {
      const { user } = show()
      await write(user, '지금 레벨', '305')
      await write(user, '지금 레벨', text)
      await user.tab()
      expect(field('지금 레벨').value).toBe(text)
      expect(screen.getByText(reason)).toBeTruthy()
      expect(screen.getByText(/빨간 칸은 빼고 계산했어요/)).toBeTruthy()
    },
  )

  it('says what happens above the cap', async () => {
    const { user } = show()
    await write(user, '지금 레벨', '324')
    expect(result().getByText(/레벨 상한 325가 돼요/)).toBeTruthy()
    await write(user, '목표 레벨', '330')
    expect(screen.getByText(/지금 상한 325보다 높아요/)).toBeTruthy()
  })
})

describe('range', () => {
  it('blocks a start after the end with a reason and exchanges both', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: /^9장 / }))
    await user.click(screen.getByRole('button', { name: /^77번째 .+: 여기까지$/ }))
    expect(mainQuestSaved.load().setting.end).toBe(77)
    await user.click(screen.getByRole('button', { name: /^10장 / }))
    await user.click(screen.getByRole('button', { name: /^10장 .+: 이 장부터$/ }))
    expect(screen.getByRole('alert').textContent).toContain('시작이 끝보다 뒤에 있어요')
    expect(mainQuestSaved.load().setting).toMatchObject({ start: 1, end: 77 })
    await user.click(screen.getByRole('button', { name: '시작과 끝 바꾸기' }))
    expect(screen.queryByRole('alert')).toBeNull()
    const { start, end } = mainQuestSaved.load().setting
    expect([start, end! > 77]).toEqual([77, true])
  })

  it('takes the offered stop as the end', async () => {
    const { user } = show()
    await write(user, '목표 레벨', '200')
    await user.click(result().getByRole('button', { name: '끝으로' }))
    expect(mainQuestSaved.load().setting.end).toBeLessThan(129)
    expect(result().queryByRole('button', { name: '끝으로' })).toBeNull()
  })

  it('starts anew and brings the plan back', async () => {
    const { user } = show()
    await write(user, '지금 레벨', '305')
    await user.click(screen.getByRole('button', { name: '처음으로' }))
    expect(field('지금 레벨').value).toBe('1')
    await user.click(screen.getByRole('button', { name: '되살리기' }))
    expect(field('지금 레벨').value).toBe('305')
  })
})

describe('repeating', () => {
  it('lists every run with its level and counts the diaries', async () => {
    const { user } = show()
    await user.click(screen.getByRole('switch', { name: '목표까지 반복' }))
    const rows = within(screen.getByRole('list', { name: '바퀴마다' })).getAllByRole('listitem')
    expect(rows.map((row) => /Lv\.\d+ \(\d+%\)/.exec(row.textContent)?.[0])).toEqual([
      'Lv.263 (26%)',
      'Lv.302 (33%)',
      'Lv.325 (40%)',
    ])
    expect(screen.getByText('모험가의 일기 2권')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: '첫 바퀴는 처음 하는 스토리예요' }))
    expect(screen.getByText('모험가의 일기 3권')).toBeTruthy()
  })

  it('shows a hundred of many runs and the last one', async () => {
    const { user } = show()
    await write(user, '지금 레벨', '324')
    await user.click(screen.getByRole('button', { name: /^2장 / }))
    await user.click(screen.getByRole('button', { name: /^2장 .+: 이 장까지$/ }))
    await user.click(screen.getByRole('switch', { name: '목표까지 반복' }))
    await user.click(screen.getByRole('button', { name: /바퀴 모두 보기$/ }))
    expect(screen.getByText(/100바퀴까지만 보여 줘요/)).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: '바퀴마다' })).getAllByRole('listitem'),
    ).toHaveLength(100)
  })
})

describe('a shared plan', () => {
  it('leaves one’s own alone until it is copied', async () => {
    mainQuestSaved.save({ setting: { ...mainQuestSaved.load().setting, level: 50 }, at: 1 })
    const { user, router } = show('/guide/main-quest#v1=305.0.325.0.105.129.1.1.2026-06')
    expect(await screen.findByText(/공유받은 계획을 보고 있어요/)).toBeTruthy()
    expect(screen.queryByRole('spinbutton', { name: '지금 레벨' })).toBeNull()
    expect(mainQuestSaved.load().setting.level).toBe(50)
    await user.click(screen.getByRole('button', { name: '내 계획으로 복사' }))
    expect(field('지금 레벨').value).toBe('305')
    expect(router.state.location.hash).toBe('')
    expect(mainQuestSaved.load().setting).toMatchObject({ target: null, end: null, start: 105 })
  })

  it('says that a link is damaged and shows one’s own plan', () => {
    show('/guide/main-quest#v1=zzz')
    expect(screen.getByText(/링크를 읽을 수 없어요/)).toBeTruthy()
    expect(field('지금 레벨').value).toBe('1')
  })
})

describe('hand-ins', () => {
  it('are ticked off, and asked for again when more is needed', async () => {
    const { user } = show('/guide/main-quest?view=items')
    const box = await screen.findByRole('checkbox', { name: '콜론의 잎 5개' })
    await user.click(box)
    expect(screen.getByText(/가운데 1가지를 모았어요/)).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: '목표까지 반복' }))
    const more = screen.getByRole<HTMLInputElement>('checkbox', { name: '콜론의 잎 15개' })
    expect(more.checked).toBe(false)
    expect(screen.getByText(/5개일 때 체크했어요/)).toBeTruthy()
  })
})

describe('an address that names an episode', () => {
  it('opens its chapter and brings it into sight', async () => {
    const scroll = vi.fn()
    Element.prototype.scrollIntoView = scroll
    show('/guide/main-quest?episode=3')
    const asked = screen.getByText(/골렘의 폭주/).closest('li')
    expect(asked?.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(asked))
    expect(scroll.mock.instances).toEqual([asked])
  })

  it.each(['999', '-1', 'x', ''])('opens nothing for %j', (no) => {
    show(`/guide/main-quest?episode=${no}`)
    expect(document.querySelector('[aria-expanded="true"]')).toBeNull()
    expect(screen.queryByText(/골렘의 폭주/)).toBeNull()
  })
})
