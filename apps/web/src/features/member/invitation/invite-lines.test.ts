import { expect, it } from 'vitest'
import { readInviteLines } from './invite-lines.ts'

it('reads a person a line, with spaces, tabs or commas between', () => {
  expect(readInviteLines('magpie07 도둑까치\n\n  byeol,별 이 \nsol\t솔\r\n')).toEqual({
    people: [
      { loginId: 'magpie07', nickname: '도둑까치' },
      { loginId: 'byeol', nickname: '별 이' },
      { loginId: 'sol', nickname: '솔' },
    ],
    wrong: [],
  })
})

it.each(['magpie07', '한글 이름', 'a 짧은 아이디', 'magpie07 <b>'])('gives %j back', (line) => {
  expect(readInviteLines(line)).toEqual({ people: [], wrong: [line] })
})
