import { FIELD_ERROR_WORDS as WORDS } from './names/field-error-words.ts'

/** What can be wrong with one field of a query or body. */
export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'TYPE',
  'FORMAT',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'NOT_ALLOWED',
  'UNKNOWN_FIELD',
  'NO_WORDS',
  'TOO_MANY_LINES',
  'TOO_NESTED',
  'TOO_MANY_MARKS',
  'TOO_MANY_CELLS',
  'INVALID',
] as const

/** One of {@link FIELD_ERROR_CODES}. */
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** A refused field: `path` is dotted (`links.0.url`; empty for the whole body), `message` safe to show. */
export type FieldError = {
  readonly path: string
  readonly code: FieldErrorCode
  readonly message: string
}

/** The parts of a schema issue this module reads; every zod issue fits. */
export type SchemaIssue = {
  readonly code?: string | undefined
  readonly path?: readonly PropertyKey[] | undefined
  readonly input?: unknown
  readonly origin?: string | undefined
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
  readonly expected?: string | undefined
  /** What a check of our own says. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Turns one schema issue into the field error players read. The names of unknown fields are the
 * sender's own words and are not repeated: such an error points at the object that held them.
 *
 * `isMissing` says that the field is absent (schema libraries drop the input from their issues,
 * so the caller, who still holds it, must say).
 */
export function toFieldError(issue: SchemaIssue, isMissing: boolean): FieldError {
  const path = (issue.path ?? []).map(String).join('.')
  return { path, ...(isMissing ? MISSING : describe(issue)) }
}

type Description = Omit<FieldError, 'path'>

/** A missing or empty required field; the text is the specification's (§5). */
const MISSING: Description = { code: 'REQUIRED', message: WORDS.required }

const INVALID: Description = { code: 'INVALID', message: WORDS.invalid }

/** What checks of our own say. */
const BY_OWN_CODE: ReadonlyMap<unknown, Description> = new Map(
  [
    { code: 'NO_WORDS', message: WORDS.noWords } as const,
    { code: 'TOO_MANY_LINES', message: WORDS.tooManyLines } as const,
    { code: 'TOO_NESTED', message: WORDS.tooNested } as const,
    { code: 'TOO_MANY_MARKS', message: WORDS.tooManyMarks } as const,
    { code: 'TOO_MANY_CELLS', message: WORDS.tooManyCells } as const,
  ].map((description) => [description.code, description]),
)

const BY_ISSUE_CODE: Readonly<Record<string, (issue: SchemaIssue) => Description>> = {
  invalid_type: ({ expected }) => ({
    code: 'TYPE',
    message: TYPE_MESSAGES[expected ?? ''] ?? INVALID.message,
  }),
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: () => ({ code: 'FORMAT', message: WORDS.format }),
  unrecognized_keys: () => ({ code: 'UNKNOWN_FIELD', message: WORDS.unknownField }),
  custom: ({ params }) => BY_OWN_CODE.get(params?.['code']) ?? INVALID,
  invalid_value: () => ({ code: 'NOT_ALLOWED', message: WORDS.notAllowed }),
}

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  number: WORDS.number,
  int: WORDS.int,
  string: WORDS.string,
}

function describe(issue: SchemaIssue): Description {
  return BY_ISSUE_CODE[issue.code ?? '']?.(issue) ?? INVALID
}

function tooSmall({ origin, minimum }: SchemaIssue): Description {
  if (origin === 'string') {
    if (Number(minimum) === 1) return MISSING
    return { code: 'TOO_SHORT', message: WORDS.moreLetters(String(minimum)) }
  }
  if (origin === 'array') return { code: 'TOO_SHORT', message: WORDS.moreItems(String(minimum)) }
  return { code: 'TOO_SMALL', message: WORDS.atLeast(String(minimum)) }
}

function tooBig({ origin, maximum }: SchemaIssue): Description {
  if (origin === 'string') return { code: 'TOO_LONG', message: WORDS.fewerLetters(String(maximum)) }
  if (origin === 'array') return { code: 'TOO_LONG', message: WORDS.fewerItems(String(maximum)) }
  return { code: 'TOO_BIG', message: WORDS.atMost(String(maximum)) }
}
