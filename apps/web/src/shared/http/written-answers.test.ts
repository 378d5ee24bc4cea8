import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="page-answers">${content}</script>`
  return (await import('./written-answers.ts')).takeWrittenAnswer
}

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
