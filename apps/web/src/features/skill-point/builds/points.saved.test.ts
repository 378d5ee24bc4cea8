import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** A fresh page: modules loaded anew on what the storage holds. */
async function openPage() {
  const saved = await import('./points.saved.ts')
  const { stepBuild } = await import('./skill-build.ts')
  const { activeOf, updateSave } = await import('../../../shared/named-saves/named-saves.ts')
  const { flushSaved } = await import('../../../shared/saved-data/saved-data.ts')
  return { ...saved, stepBuild, activeOf, updateSave, flushSaved }
}

describe('the player’s builds', () => {
  it('begin with one empty build of level 305 and 43 emblem points, step 5, connected', async () => {
    const page = await openPage()
    const build = page.activeOf(page.pointsSaved.load())
    expect(build.session.levels).toEqual({})
    expect(build.learner).toEqual({ level: 305, emblemPoints: 43 })
    expect(page.stepSaved.load()).toBe(5)
    expect(page.connectSaved.load()).toBe(true)
  })

  it('are kept under the specification’s keys with what undo and redo need', async () => {
    const page = await openPage()
    const { activeId } = page.pointsSaved.load()
    const raise = { type: 'raise', skill: 'blade:6', step: 10, connect: true } as const
    for (const step of [raise, { ...raise, skill: 'blade:12' }, { type: 'undo' }] as const) {
      page.pointsSaved.update((all) =>
        page.updateSave(all, activeId, (build) => page.stepBuild(build, step, 7)),
      )
    }
    page.stepSaved.save(10)
    page.connectSaved.save(false)
    page.flushSaved()
    expect(Object.keys(localStorage).toSorted()).toEqual(['connect', 'points', 'step'])

    vi.resetModules()
    const next = await openPage()
    const build = next.activeOf(next.pointsSaved.load())
    expect(build.session.levels).toEqual({ 'blade:5': 5, 'blade:6': 10 })
    expect(next.stepBuild(build, { type: 'redo' }, 8).session.levels).toEqual({
      'blade:5': 5,
      'blade:6': 10,
      'blade:12': 10,
    })
    expect(next.stepBuild(build, { type: 'undo' }, 8).session.levels).toEqual({})
    expect(next.stepSaved.load()).toBe(10)
    expect(next.connectSaved.load()).toBe(false)
  })

  it('takes an empty list for no levels, and sets nothing aside', async () => {
    localStorage.setItem('points', '[]')
    const page = await openPage()
    expect(page.activeOf(page.pointsSaved.load()).session.levels).toEqual({})
    expect(localStorage.getItem('points/broken')).toBeNull()
  })

  it('reads the first form, levels without an envelope, and leaves unknown skills out', async () => {
    localStorage.setItem('points', JSON.stringify({ 'blade:0': 5, 'blade:999': 5, 'shot:0': 11 }))
    const page = await openPage()
    const build = page.activeOf(page.pointsSaved.load())
    expect(build.session.levels).toEqual({ 'blade:0': 5 })
    expect(localStorage.getItem('points/broken')).toBeNull()
  })

  it('drops skills that later data no longer knows, also out of the history', async () => {
    const gone = { type: 'raise', skill: 'gone:1', step: 5, connect: true }
    const kept = { type: 'raise', skill: 'blade:0', step: 5, connect: true }
    const save = { id: 'a', name: 'A', level: 1, emblem: 0, at: 0, undone: [gone] }
    const saves = [{ ...save, points: { 'gone:1': 3 }, past: [gone, kept] }]
    localStorage.setItem('points', JSON.stringify({ v: 1, data: { saves, select: 'x' } }))
    const page = await openPage()
    const build = page.activeOf(page.pointsSaved.load())
    expect(build.session.levels).toEqual({ 'blade:0': 5 })
    expect(page.stepBuild(build, { type: 'redo' }, 1)).toBe(build)
  })

  it.each([
    ['points', '[1]'],
    ['points', '7'],
    ['points', '{"v":1,"data":{"saves":[],"select":""}}'],
    ['step', '3'],
    ['connect', '"yes"'],
  ])('set %s aside when it holds %s', async (key, text) => {
    localStorage.setItem(key, text)
    const page = await openPage()
    expect(page.activeOf(page.pointsSaved.load()).session.levels).toEqual({})
    expect(page.stepSaved.load()).toBe(5)
    expect(page.connectSaved.load()).toBe(true)
    expect(localStorage.getItem(`${key}/broken`)).toContain(JSON.stringify(text).slice(1, -1))
  })
})

describe('history', () => {
  it('forgets the oldest clicks and nothing of the levels', async () => {
    const page = await openPage()
    const { MAX_PAST } = await import('./skill-build.ts')
    let build = page.newBuild()
    for (let click = 0; click < MAX_PAST + 20; click++) {
      const type = click % 2 === 0 ? 'raise' : 'lower'
      build = page.stepBuild(build, { type, skill: 'blade:0', step: 1, connect: true }, click)
    }
    build = page.stepBuild(build, { type: 'raise', skill: 'shot:0', step: 5, connect: true }, 999)
    expect(build.session.actions).toHaveLength(MAX_PAST)
    expect(build.session.levels).toEqual({ 'shot:0': 5 })
    for (let click = 0; click < MAX_PAST; click++) {
      build = page.stepBuild(build, { type: 'undo' }, 1000)
    }
    expect(page.stepBuild(build, { type: 'undo' }, 1001)).toBe(build)
  })
})
