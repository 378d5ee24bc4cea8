import { describe, expect, it } from 'vitest'
import { hasWordlessImage, imageIdsIn, noticeInputSchema, toFieldError } from '../index.ts'

const ID = `${'aB3-_'.repeat(8)}xyz-640x480`
const ORIGIN = 'https://gyeol.example'

describe('the addresses in a text', () => {
  it('are found wherever they stand', () => {
    const other = ID.replace('640x480', '1x1600')
    const text = JSON.stringify({
      body: `![가](/api/image/${ID}) ![나](${ORIGIN}/api/image/${other})`,
    })
    expect(imageIdsIn(text)).toEqual([ID, other])
    expect(imageIdsIn('/api/image/ 없음')).toEqual([])
  })
})

describe('words for those who cannot see a picture', () => {
  it.each([
    [`![](/api/image/${ID})`, true],
    [`글\n\n![  ](${ORIGIN}/api/image/${ID} "제목")`, true],
    [`![](</api/image/${ID}>)`, true],
    [`![성문](/api/image/${ID})`, false],
    ['![](https://elsewhere.example/a.png)', false],
    ['[](/event)', false],
  ])('%j lacks them: %s', (markdown, expected) => {
    expect(hasWordlessImage(markdown)).toBe(expected)
  })

  it('are asked for in clear words before anything is published', () => {
    const result = noticeInputSchema.safeParse({ title: '점검', body: `![](/api/image/${ID})` })
    expect(result.error?.issues.map((issue) => toFieldError(issue, false))).toEqual([
      {
        path: 'body',
        code: 'NO_WORDS',
        message: '그림을 볼 수 없는 사람을 위해 그림의 [ ] 안에 설명을 적어 주세요.',
      },
    ])
  })
})
