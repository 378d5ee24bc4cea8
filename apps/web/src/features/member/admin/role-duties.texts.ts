import type { StoredRoleCode } from '@gyeol/contract'
import { defineTexts } from '../../../shared/texts/texts.ts'

const DUTIES: Readonly<Record<StoredRoleCode, string>> = {
  MEMBER: '시세와 요리 주소를 알리고, 틀린 자료를 고쳐 달라고 제안해요.',
  CONTRIBUTOR: '회원이 하는 일에 더해 기준가를 써요.',
  EDITOR: '기여자가 하는 일에 더해 자료, 이벤트, 공지를 쓰고 수정 제안과 신고에 답해요.',
  ADMIN: '편집자가 하는 일에 더해 회원을 돌보고, 자료를 가져오고, 감사 기록을 봐요.',
  OWNER: '모든 일을 해요. 사이트 설정과 관리자의 등급은 소유자만 바꿔요.',
}

/** Forms hold a role as text. */
const KOREAN_DUTIES: Readonly<Record<string, string>> = DUTIES

/** What a role may do, for those who give it. */
export const roleDutyTexts = defineTexts({ korea: KOREAN_DUTIES })
