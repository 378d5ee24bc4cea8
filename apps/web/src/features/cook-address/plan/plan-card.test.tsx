import type { CoverPlan, CoverQuestion } from '@gyeol/cook'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PlanCard } from './plan-card.tsx'
import { type PlanControl, type PlanSearch, usePlan } from './use-plan.ts'

afterEach(cleanup)

const PLAN: CoverPlan = {
  addresses: ['1010356'],
  picks: [{ food: 'max_hp', code: '1010356', level: 10 }],
  missing: ['adv_dark'],
  isProven: true,
  nodes: 1,
}

function show(search: PlanSearch, control: Partial<PlanControl> = {}) {
  const all = { search, stop: vi.fn(), lookLonger: vi.fn(), ...control }
  render(
    <PlanCard
      control={all}
      wanted={2}
      houses={[]}
      onTell={() => undefined}
      onKeep={() => undefined}
    />,
  )
  return all
}

it('says that a proven plan is the best there is, and what nobody has', () => {
  show({ phase: 'done', plan: PLAN, end: { seconds: 3, isStopped: false } })
  expect(screen.getByText('이보다 적은 길은 없어요')).toBeTruthy()
  expect(screen.getByText(/어둠속성대미지는 아직 하는 집이 없어요/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(
    '집 1곳, 2가지 중 1가지를 먹어요. 이보다 적은 길은 없어요',
  )
})

it('[CK13] never says so of a plan that is not proven, and offers to look longer', async () => {
  const plan = { ...PLAN, isProven: false }
  const { lookLonger } = show({ phase: 'done', plan, end: { seconds: 3, isStopped: false } })
  expect(screen.queryByText('이보다 적은 길은 없어요')).toBeNull()
  expect(screen.getByText('더 적은 길이 있을 수 있어요. 3초까지만 찾았어요.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '더 오래 찾기' }))
  expect(lookLonger).toHaveBeenCalledOnce()
})

it('shows how long it looks and the best so far, and stops when told to', async () => {
  const { stop } = show({ phase: 'searching', codes: ['1', '2', '3'], former: null })
  expect(screen.getByText('지금까지 가장 적은 길은 집 3곳이에요.')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '찾는 중' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '여기서 멈추기' }))
  expect(stop).toHaveBeenCalledOnce()
})

it('keeps the choices when the search breaks down', () => {
  show({ phase: 'failed' })
  expect(screen.getByRole('alert').textContent).toContain('고른 요리는 그대로 있어요.')
})

type Asked = { readonly question: CoverQuestion | null }

const QUESTION: CoverQuestion = {
  want: [{ food: 'max_hp', level: 1 }],
  houses: [{ code: '1010356', ageDays: 1, dishes: [{ food: 'max_hp', level: 10 }] }],
}

it('plans again with every change of the question, and nothing where there is none', async () => {
  const { result, rerender } = renderHook<PlanControl, Asked>(({ question }) => usePlan(question), {
    initialProps: { question: QUESTION },
  })
  await waitFor(() => expect(result.current.search.phase).toBe('done'))
  expect(result.current.search).toMatchObject({ plan: { addresses: ['1010356'], isProven: true } })
  rerender({ question: { ...QUESTION, houses: [] } })
  await waitFor(() =>
    expect(result.current.search).toMatchObject({ phase: 'done', plan: { missing: ['max_hp'] } }),
  )
  act(() => rerender({ question: null }))
  expect(result.current.search.phase).toBe('none')
})
