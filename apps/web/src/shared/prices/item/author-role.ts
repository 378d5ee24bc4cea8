import type { RoleCode } from '@gyeol/contract'

/** The server names a role in Korean, whatever the language of the page. */
const CODES: Readonly<Record<string, RoleCode>> = {
  회원: 'MEMBER',
  기여자: 'CONTRIBUTOR',
  편집자: 'EDITOR',
  관리자: 'ADMIN',
  소유자: 'OWNER',
}

/** The role an answer names beside who wrote something; undefined for a word that is none. */
export const roleNamed = (name: string): RoleCode | undefined => CODES[name]
