import { askedText, toStoredSearchText } from '@gyeol/korean'

/** Joiners that some scripts are spelled with; who has not got their font sees none of them. */
const JOINERS = /[\u200C\u200D]/g

/** The form of a login id that must be unique: upper and lower case are one. */
export function loginIdKey(loginId: string): string {
  return loginId.toLowerCase()
}

/** The form of a nickname that must be unique: look-alikes by case, width or spaces are one. */
export function nicknameKey(nickname: string): string {
  return toStoredSearchText(nickname.replaceAll(JOINERS, ''))
}

/** What stands where the name of a member who left stood. */
export const LEFT_NICKNAME = '탈퇴한 회원'

/** Whether nobody may have a nickname because it means something. */
export function isReserved(nickname: string): boolean {
  return nicknameKey(nickname) === nicknameKey(LEFT_NICKNAME)
}

/** What the member list is searched in. */
export function searchText({ loginId, nickname }: { loginId: string; nickname: string }): string {
  return `${toStoredSearchText(loginId)} ${toStoredSearchText(nickname)}`
}

/** What somebody searches for, in the same form. */
export function searchTerm(text: string): string {
  return toStoredSearchText(askedText(text))
}
