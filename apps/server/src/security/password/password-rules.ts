import { readFileSync } from 'node:fs'
import { AppError } from '../../errors/app-error.ts'

/** A repeated piece this short is no better than its first appearance. */
const LONGEST_REPEATED_PIECE = 4

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/** What somebody who guesses knows already. */
type Known = { readonly loginId: string; readonly nickname: string }

/**
 * Throws WEAK_PASSWORD for what is guessed first: common passwords (also with marks around them),
 * the account's own names, one short piece over and over. Length is the schema's business; which
 * kinds of characters stand in it is nobody's.
 */
export function refuseWeakPassword(password: string, known: Known): void {
  if (isWeak(password, known)) throw new AppError('WEAK_PASSWORD')
}

function isWeak(password: string, { loginId, nickname }: Known): boolean {
  const plain = password.toLowerCase()
  const core = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const names = new Set([loginId.toLowerCase(), nickname.toLowerCase()])
  return (
    COMMON.has(plain) ||
    COMMON.has(core) ||
    names.has(plain) ||
    names.has(core) ||
    isRepetition(plain) ||
    isRun(plain)
  )
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED_PIECE; length += 1) {
    const piece = text.slice(0, length)
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
  }
  return false
}

/** Characters that go up or down by one all the way: 12345678901, zyxwvutsrqp. */
function isRun(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, index) => {
    const step = point - (points[index] ?? 0)
    // After 9 comes 0 on a keyboard.
    return step === -9 ? 1 : step === 9 ? -1 : step
  })
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
