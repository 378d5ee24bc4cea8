import { expect, it } from 'vitest'
import { roleDutyTexts } from './role-duties.texts.ts'

it('says of a role what the table of permissions adds to the one below', () => {
  const { MEMBER, CONTRIBUTOR, OWNER } = roleDutyTexts
  expect(MEMBER).toMatch(/^시세 알리기 · /)
  expect(CONTRIBUTOR).toBe('회원이 하는 일에 더해: 기준가 쓰기')
  expect(OWNER).toBe(
    '관리자가 하는 일에 더해: 모든 회원의 등급 정하기 · 사이트 설정 바꾸기 · 백업 내려받기',
  )
})
