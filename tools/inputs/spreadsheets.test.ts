import { expect, it } from 'vitest'
import { spreadsheets } from './spreadsheets.ts'

const tell = async (text: string) => spreadsheets.tell({ name: 'a.CSV', bytes: Buffer.from(text) })

it('a spreadsheet is told with its list, its size and its first row', async () => {
  expect(await tell('이름,종류,옵션,덤\n바쿠잔,무기,ATK +1,?')).toMatch(
    /^읽음 · 크리스타 1행 4열 · 쓰지 않는 열: 덤 · 이름 바쿠잔, 종류 무기, .*옵션 ATK \+1/,
  )
})

it('or with the words that refuse it', async () => {
  expect(await tell('이름,종류,기준일\n가,노말,8/1/2026\n나,노말,2026년 8월 1일')).toMatch(
    /^거절 · 2행 기준일: '8\/1\/2026': .+ \(크리스타 2행 3열, 1행 읽음 · 이름 나, /,
  )
  expect(await tell('')).toBe('거절 · 파일이 비어 있어요.')
})
