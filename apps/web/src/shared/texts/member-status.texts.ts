import type { MemberStatus } from '@gyeol/contract'
import { defineTexts } from './texts.ts'

const STATUSES: Readonly<Record<MemberStatus, string>> = {
  ACTIVE: '사용 중',
  WAITING: '가입 확인 기다림',
  DISABLED: '정지',
}

/** Whether a member may log in, in words. */
export const memberStatusTexts = defineTexts({ korea: STATUSES })
