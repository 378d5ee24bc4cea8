import { createMemberSchema } from '@gyeol/contract'
import { pastedLines } from '@gyeol/korean'

/** One line of the form in which several are invited. */
export type InviteLine = { readonly loginId: string; readonly nickname: string }

/** How many are invited at once at most. */
export const MOST_INVITED = 20

/** Reads a line a person, the login id first; what is no such line is given back as it was written. */
export function readInviteLines(text: string): {
  readonly people: readonly InviteLine[]
  readonly wrong: readonly string[]
} {
  const people: InviteLine[] = []
  const wrong: string[] = []
  for (const { text: trimmed } of pastedLines(text)) {
    const [loginId = '', ...rest] = trimmed.split(/[\s,]+/)
    const person = { loginId, nickname: rest.join(' ') }
    const isRight = createMemberSchema.safeParse({ ...person, roleCode: 'MEMBER' }).success
    if (isRight) people.push(person)
    else wrong.push(trimmed)
  }
  return { people, wrong }
}
