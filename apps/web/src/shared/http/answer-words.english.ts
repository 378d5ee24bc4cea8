import {
  ERRORS,
  type ErrorCode,
  FIELD_ERROR_WORDS as WORDS,
  QUOTA_WORDS,
  type QuotaRefusal,
  type FieldError,
  type FieldErrorCode,
} from '@gyeol/contract'
import { httpTexts } from './http.texts.english.ts'
import { ownWords } from './own-words.english.ts'

const HANGUL = /\p{Script=Hangul}/u

const BY_CODE: Partial<Record<FieldErrorCode, (limit: string, isText: boolean) => string>> = {
  REQUIRED: () => WORDS.required,
  FORMAT: () => WORDS.format,
  NOT_ALLOWED: () => WORDS.notAllowed,
  UNKNOWN_FIELD: () => WORDS.unknownField,
  NO_WORDS: () => WORDS.noWords,
  TOO_MANY_LINES: () => WORDS.tooManyLines,
  TOO_NESTED: () => WORDS.tooNested,
  TOO_MANY_MARKS: () => WORDS.tooManyMarks,
  TOO_MANY_CELLS: () => WORDS.tooManyCells,
  TOO_SHORT: (limit, isText) => (isText ? WORDS.moreLetters(limit) : WORDS.moreItems(limit)),
  TOO_LONG: (limit, isText) => (isText ? WORDS.fewerLetters(limit) : WORDS.fewerItems(limit)),
  TOO_SMALL: (limit) => WORDS.atLeast(limit),
  TOO_BIG: (limit) => WORDS.atMost(limit),
}

/**
 * A refusal of the server with English words in the place of its own. It speaks Korean: its code says the
 * same in English.
 */
export function inEnglish(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer
  const words: Readonly<Record<string, unknown>> = { ...answer }
  const { errors } = words
  return {
    ...words,
    message: wordsOfAnswer(words),
    ...(Array.isArray(errors) && {
      errors: errors.map((error: unknown) =>
        isFieldError(error) ? { ...error, message: wordsOfField(error) } : error,
      ),
    }),
  }
}

function wordsOfAnswer(answer: Readonly<Record<string, unknown>>): unknown {
  const { code, errors, message } = answer
  if (typeof message !== 'string') return message
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  if (isFieldError(first)) return wordsOfField(first)
  // The server sends the whole refusal with this code and with no other.
  if (code === 'QUOTA' && answer['quota'])
    return QUOTA_WORDS.sentence(answer['quota'] as QuotaRefusal)
  const isKnown = typeof code === 'string' && Object.hasOwn(ERRORS, code)
  // An own property of the closed list is one of its codes.
  if (isKnown) return ERRORS[code as ErrorCode].message
  return HANGUL.test(message) ? httpTexts.unknown : message
}

function wordsOfField({ code, message }: FieldError): string {
  if (!HANGUL.test(message)) return message
  const own = ownWords(message)
  if (own !== undefined) return own
  const [limit = ''] = /[\d,.]*\d/.exec(message) ?? []
  return BY_CODE[code]?.(limit, message.includes('자')) ?? WORDS.invalid
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value
}
