import type { ErrorCode } from '@gyeol/contract'
import type { z } from 'zod'
import type { FormRecord } from './version-merge.ts'

type FieldName<Values> = Extract<keyof Values, string>

export type ContractFormOptions<Values extends object, Body, Answer> = {
  /** A body schema of `@gyeol/contract`. Must not change while the form stands. */
  readonly schema: z.ZodObject & z.ZodType<Body>
  /**
   * What the fields start with. When it changes (a refetch) it is taken over only while nothing
   * has been typed.
   */
  readonly values: Values
  /** Fields of the body without a control: version, token. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Sends the checked body; usually `(body) => save({ body }).unwrap()`. */
  readonly submit: (body: Body) => Promise<Answer>
  readonly onSaved?: (answer: Answer) => void
  /** Which field a code without a field is about: `{ NICKNAME_TAKEN: 'nickname' }`. */
  readonly fieldOfCode?: Partial<Record<ErrorCode, FieldName<Values>>>
  /** Own words for a code, where the general ones say too little here. */
  readonly messageOfCode?: Partial<Record<ErrorCode, string>>
  /** What to say when a field without a control is refused: a damaged link. */
  readonly messageOfUnplaced?: string
  /** A stored row as it would be typed, where a field of it means something else than the form's. */
  readonly typedOf?: (stored: FormRecord) => FormRecord
  /** Fields emptied when the server refuses: a wrong code is typed anew. */
  readonly emptyOnRefusal?: readonly FieldName<Values>[]
  /** Asks before the page is left with something unsaved. */
  readonly guardsLeaving?: boolean
  /** A draft of the words is kept in this browser, so leaving loses nothing. */
  readonly isKept?: boolean
}

/** Somebody else saved first (409 STALE): both versions, to be put together. */
export type VersionCheck = {
  readonly base: FormRecord
  readonly mine: FormRecord
  /** The stored row as it is now, whole. */
  readonly theirs: FormRecord
}
