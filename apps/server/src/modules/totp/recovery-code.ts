import { hash, randomInt } from 'node:crypto'

/** Without I, O, 0 and 1, which are misread. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4
const CODES = 10

/** Ten recovery codes, see {@link createRecoveryCode}. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, createRecoveryCode)
}

/** A code of 80 bits, like `ABCD-EFGH-JKLM-NPQR`. */
export function createRecoveryCode(): string {
  return Array.from({ length: GROUPS }, createGroup).join('-')
}

/** What the database keeps of a code; salted with its member, and too long to be guessed from it. */
export function hashRecoveryCode(memberId: string, code: string): string {
  return hash('sha256', `${memberId} ${code}`, 'base64url')
}

function createGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
