import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ARCHER } from '../character.fixture.ts'
import { buildSheet } from '../build/build-sheet.ts'
import { RankingState } from './ranking-state.tsx'
import type { ReplaceRequest } from './replace-run.ts'
import { type FoundRanking, type Ranking, useReplacements } from './use-replacements.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const BEST = { slot: 'main.crysta0', candidate: 'x', score: 110, gain: 10 }
const found = (given: Partial<FoundRanking>): FoundRanking => ({
  phase: 'done',
  before: 100,
  progress: { done: 30, total: 30, best: [BEST] },
  ms: 640,
  ...given,
})

function show(ranking: Ranking, more: Partial<Parameters<typeof RankingState>[0]> = {}) {
  render(
    <RankingState
      ranking={ranking}
      list="there"
      isStale={false}
      scope="all"
      goal="cast"
      {...more}
    />,
  )
  return document.body.textContent
}

describe('what is said of a ranking', () => {
  it.each([
    [
      'how far it is',
      found({ phase: 'running', progress: { done: 7, total: 30, best: [BEST] } }),
      '7 / 30가지를 봤어요 · 지금까지 최선 +10%',
    ],
    ['that all was seen, and how soon', found({}), '30가지를 다 봤어요 · 0.6초'],
    [
      'that it was ended',
      found({ phase: 'stopped', progress: { done: 7, total: 30, best: [BEST] } }),
      '멈췄어요. 30가지 가운데 7가지만 본 결과예요.',
    ],
    [
      'that nothing is better',
      found({ progress: { done: 30, total: 30, best: [] } }),
      '더 좋은 것이 없어요. 지금 것이 가장 좋아요.',
    ],
    [
      'that it broke down',
      { phase: 'failed' } as const,
      '찾다가 문제가 생겼어요. 다시 찾아 주세요.',
    ],
    [
      'that the goal cannot be counted',
      { phase: 'impossible' } as const,
      '지금은 이 목표를 셀 수 없어요.',
    ],
  ])('%s', (_, ranking, words) => {
    expect(show(ranking)).toContain(words)
  })

  it('nothing is owned, the list did not come, the build has changed', () => {
    const none = found({ progress: { done: 0, total: 0, best: [] } })
    expect(show(none, { scope: 'owned' })).toContain('가졌다고 표시한 것이 없어요.')
    expect(show(found({}), { list: 'failed' })).toContain('목록을 받지 못해서 찾을 수 없어요.')
    expect(show(found({}), { isStale: true })).toContain('그사이 빌드가 바뀌었어요.')
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
  })
})

const REQUEST: Omit<ReplaceRequest, 'id'> = {
  input: buildSheet(ARCHER).sheet.input,
  goal: { kind: 'figure', figure: 'atk' },
  slots: [],
  parents: new Map(),
}

/** The page's end of a worker; there are none in this environment. */
class SilentWorker extends EventTarget {
  static readonly made: SilentWorker[] = []
  readonly asked: ReplaceRequest[] = []
  isOver = false
  constructor() {
    super()
    SilentWorker.made.push(this)
  }
  postMessage(request: ReplaceRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.isOver = true
  }
  tell(isDone: boolean) {
    const progress = { done: isDone ? 2 : 1, total: 2, best: [BEST] }
    const data = { id: this.asked.at(-1)?.id, isDone, before: 100, progress }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

describe('a ranking that is ended', () => {
  it('keeps what was told, and the worker does no more', () => {
    vi.stubGlobal('Worker', SilentWorker)
    const { result, unmount } = renderHook(() => useReplacements())
    act(() => result.current.start(REQUEST))
    const [first] = SilentWorker.made
    act(() => first?.tell(false))
    act(() => result.current.stop())
    expect(first?.isOver).toBe(true)
    expect(result.current.ranking).toMatchObject({ phase: 'stopped', progress: { done: 1 } })
    act(() => first?.tell(true))
    expect(result.current.ranking.phase).toBe('stopped')

    act(() => result.current.start(REQUEST))
    const second = SilentWorker.made.at(-1)
    expect(second).not.toBe(first)
    act(() => second?.tell(true))
    expect(result.current.ranking).toMatchObject({ phase: 'done', progress: { done: 2 } })
    act(() => result.current.start(REQUEST))
    // One that came to its end is asked again.
    expect(SilentWorker.made.at(-1)).toBe(second)
    act(() => void second?.dispatchEvent(new Event('error')))
    expect(result.current.ranking.phase).toBe('failed')
    unmount()
  })

  it('says so where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined)
    const { result } = renderHook(() => useReplacements())
    act(() => result.current.start(REQUEST))
    await waitFor(() => expect(result.current.ranking.phase).toBe('failed'))
  })
})
