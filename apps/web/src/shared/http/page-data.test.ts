import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${content}</script>`
  return import('./page-data.ts')
}

it('reads what the page was drawn with, and when, and takes it out of the page', async () => {
  const page = await load('{"at":1795805708553,"cache":{"queries":{}},"loaded":[3]}')
  expect(page.drawnCache()).toEqual({ queries: {} })
  expect(page.drawnLoaded()).toEqual([3])
  expect(page.drawnAt()).toBe(1_795_805_708_553)
  expect(document.getElementById('page-data')).toBeNull()
  expect(page.isPageDrawn()).toBe(true)
})

it('knows a page that came empty', async () => {
  document.body.innerHTML = ''
  const page = await import('./page-data.ts')
  expect(page.isPageDrawn()).toBe(false)
})

it.each(['', '{', 'null', '3', '{}'])('does without where the page says %j', async (content) => {
  const page = await load(content)
  expect([page.drawnCache(), page.drawnLoaded(), page.drawnAt()]).toEqual([null, null, null])
})

it('knows whether what is drawn asked for the time', async () => {
  const { drawnAt, givePageData, wasTimeAsked } = await import('./page-data.ts')
  givePageData({ at: 3, cache: null, loaded: null })
  expect(wasTimeAsked()).toBe(false)
  expect(drawnAt()).toBe(3)
  expect(wasTimeAsked()).toBe(true)
})
