import { SAMPLE_NOTICES } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { noticeTitle } from '../../shared/texts/notice-title.english.ts'
import { noticeBody } from './notice-body.english.ts'

const HANGUL = /[가-힣]/
const numbersOf = (text: string) => text.match(/^(?:- |\d\. )/gm)

it.each([...SAMPLE_NOTICES.values()])(
  '$title is in English while nobody has changed it',
  (notice) => {
    const { title, body } = notice
    expect(noticeTitle(title)).not.toMatch(HANGUL)
    expect(noticeBody(body)).not.toMatch(HANGUL)
    expect(numbersOf(noticeBody(body))).toEqual(numbersOf(body))
    expect(noticeTitle(`${title}!`)).toBe(`${title}!`)
    expect(noticeBody(`${body}\n`)).toBe(`${body}\n`)
  },
)
