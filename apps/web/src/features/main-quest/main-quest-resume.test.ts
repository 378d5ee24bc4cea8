import { MAIN_QUEST } from '@gyeol/game-data'
import { DEFAULT_SETTING } from '@gyeol/main-quest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LONGER = {
  ...MAIN_QUEST,
  asOf: '2026-11',
  chapters: [
    ...MAIN_QUEST.chapters,
    {
      no: MAIN_QUEST.chapters.length + 1,
      title: null,
      episodes: [
        {
          no: 130,
          chapter: MAIN_QUEST.chapters.length + 1,
          index: 1,
          title: { ko: '새 이야기', evidence: 'seen' },
          exp: 300_000_000,
        },
      ],
    },
  ],
}

const answerWith = (table: unknown) => Response.json({ version: 1, source: null, table })

/** The browser's own store with the copy of an earlier visit, or none. */
const keep = (table: unknown) => {
  const store = { put: async () => undefined }
  vi.stubGlobal('caches', {
    match: async () => (table === null ? undefined : answerWith(table)),
    open: async () => store,
    delete: async () => true,
  })
}

const load = async (again: () => void = () => undefined) => {
  const { loadMainQuestResumes } = await import('./main-quest-resume.ts')
  const over = new AbortController()
  return { over, items: await loadMainQuestResumes({ again, signal: over.signal }) }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  localStorage.clear()
  localStorage.setItem('main-quest', JSON.stringify({ v: 1, data: { ...DEFAULT_SETTING, at: 5 } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the plan by the table kept from an earlier visit', async () => {
  keep(null)
  expect((await load()).items[0]?.detail).toContain('129번째')
  vi.resetModules()
  keep(LONGER)
  expect((await load()).items[0]?.detail).toContain('130번째')
})

it('is told again once, when the site answers with another table', async () => {
  keep(null)
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/main-quest' ? answerWith(LONGER) : Response.json({}),
  )
  const again = vi.fn<() => void>()
  await load(again)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(again).toHaveBeenCalledOnce()
  expect((await load()).items[0]?.detail).toContain('130번째')
})

it('asks nothing once home is left', async () => {
  keep(null)
  const fetchMock = vi.fn()
  vi.stubGlobal('fetch', fetchMock)
  const { over } = await load()
  over.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetchMock).not.toHaveBeenCalled()
})
