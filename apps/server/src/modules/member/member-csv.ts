import { type MemberAdmin, type MemberStatus, ROLES } from '@gyeol/contract'
import { toCsv } from '../../http/csv.ts'

const HEADER = [
  '번호',
  '아이디',
  '닉네임',
  '역할',
  '상태',
  '가입한 때',
  '마지막으로 온 때',
  '열린 로그인',
  '2단계 인증',
]

const STATUS_NAMES: Readonly<Record<MemberStatus, string>> = {
  ACTIVE: '사용',
  WAITING: '가입 확인 기다림',
  DISABLED: '정지',
}

/** The member list as a file for spreadsheets. */
export function toMemberCsv(members: readonly MemberAdmin[]): string {
  return toCsv([
    HEADER,
    ...members.map((member) => [
      member.id,
      member.loginId,
      member.nickname,
      ROLES[member.roleCode].name,
      STATUS_NAMES[member.status],
      member.createdAt,
      member.lastSeenAt,
      member.sessions,
      member.isTotpEnabled ? '켬' : '끔',
    ]),
  ])
}
