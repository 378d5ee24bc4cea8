/** What the roles are called, by their codes. */
export const ROLE_NAMES = {
  VISITOR: '비회원',
  MEMBER: '회원',
  CONTRIBUTOR: '기여자',
  EDITOR: '편집자',
  ADMIN: '관리자',
  OWNER: '소유자',
} as const
