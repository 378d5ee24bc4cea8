import { describe, expect, it } from 'vitest'
import {
  hasWordlessImage,
  imageIdsIn,
  noticeInputSchema,
  readImageAddress,
  toFieldError,
} from '../index.ts'

const ID = `${'aB3-_'.repeat(8)}xyz-640x480`
const ORIGIN = 'https://gyeol.example'

describe('the address of a picture', () => {
  it.each([`/api/image/${ID}`, `${ORIGIN}/api/image/${ID}`])('%s tells its size', (address) => {
    expect(readImageAddress(address, ORIGIN)).toEqual({
      path: `/api/image/${ID}`,
      width: 640,
      height: 480,
    })
  })

  it.each([
    '',
    'https://elsewhere.example/a.png',
    `https://elsewhere.example/api/image/${ID}`,
    `https://gyeol.example.evil.example/api/image/${ID}`,
    `//gyeol.example/api/image/${ID}`,
    `/api/image/${ID}?a=1`,
    `/api/image/${ID}/../../logout`,
    `/api/image/../image/${ID}`,
    '/api/image/short-640x480',
    `/api/image/${ID.replace('640x480', '0x480')}`,
    `/api/image/${ID.replace('640x480', '64000x480')}`,
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
  ])('is not %j', (address) => {
    expect(readImageAddress(address, ORIGIN)).toBeNull()
  })

  it('is found wherever it stands', () => {
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
