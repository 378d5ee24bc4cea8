import type { LevelRoleCode } from '@gyeol/contract'
import { defineTexts } from '../../shared/texts/texts.ts'

const AUDIENCE: Readonly<Record<LevelRoleCode, string>> = {
  ALL: '전체',
  MEMBER: '회원 이상',
  CONTRIBUTOR: '기여자 이상',
  EDITOR: '편집자 이상',
  ADMIN: '관리자 이상',
}

/** Names of audiences where only reading is done and the contract's schemas are not loaded. */
export const levelTexts = defineTexts({ korea: { audience: AUDIENCE } })
