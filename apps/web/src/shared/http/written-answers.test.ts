import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="page-answers">${content}</script>`
  return (await import('./written-answers.ts')).takeWrittenAnswer
}

it('shows what the server wrote until it is handed out, and when the page was drawn', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="page-answers" data-drawn-at="1795805708553">{"/api/event":[3]}</script>'
  const page = await import('./written-answers.ts')
  expect(page.seeWrittenAnswer('/api/event')).toEqual([3])
  expect(page.takeWrittenAnswer('/api/event')).toEqual([3])
  expect(page.seeWrittenAnswer('/api/event')).toBeUndefined()
  expect(page.drawnAt()).toBe(1_795_805_708_553)
})

it('knows no time of a page that is not of the moment', async () => {
  await load('{}')
  expect((await import('./written-answers.ts')).drawnAt()).toBeNull()
})

it('hands out what the server wrote, once, and takes it out of the page', async () => {
  const take = await load('{"/api/crysta/a":{"id":"a"}}')
  expect(take('/api/crysta/b')).toBeUndefined()
  expect(take('/api/crysta/a')).toEqual({ id: 'a' })
  expect(take('/api/crysta/a')).toBeUndefined()
  expect(document.getElementById('page-answers')).toBeNull()
})

it.each(['', '{', 'null', '3'])('does without where the page says %j', async (content) => {
  expect((await load(content))('/api/crysta/a')).toBeUndefined()
})
