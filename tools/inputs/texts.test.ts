import { expect, it } from 'vitest'
import { posts, texts } from './texts.ts'

const tell = async (text: string) => texts.tell({ name: 'a.txt', bytes: Buffer.from(text) })

it('a build out of a chat is told with its steps and what was left out', async () => {
  expect(await tell('[나무] [오후 3:21] 옵션 부여 · 무기 · 시작 89\n1. ATK +5%\n안녕')).toMatch(
    /^읽음 · 옵션 부여 1단계, 잠재력 39 · 3번째 줄: /,
  )
})

it('links are told with whether they open', async () => {
  expect(await tell('# H\nH.  H&fbclid=x  S이에요\n/statting%23v1=...')).toBe(
    '링크 · H. → 열림 · H&fbclid=x → 열림 · S이에요 → a1B2c3D4e5 · /statting%23v1=... → 열림',
  )
})

it('searches are told with the crysta they find', async () => {
  expect(await tell('바쿠잔?\nATK+9%')).toBe(
    '검색 · "바쿠잔?" → 바쿠잔 · "ATK+9%" → 이름이 아닌 ATK+9%',
  )
})

it('posts are told with where their links lead', async () => {
  const bytes = Buffer.from('https://example.com/s/abc에서')
  expect(await posts.tell({ name: 'a.md', bytes })).toBe(
    '읽음 · 링크 1개 · https://example.com/s/abc',
  )
})
