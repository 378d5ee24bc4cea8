import type { ErrorCode, FieldError } from '@gyeol/contract'
import { failureFacts } from '../http/http-failure.ts'
import { codeOf, reactionTo } from '../http/reaction.ts'

/** Why the server did not take a form. */
export type FormRefusal = {
  /** Null when no answer of ours came: network failure, somebody else's error page. */
  readonly code: ErrorCode | null
  /** In the language of the build, safe to show. */
  readonly message: string
  /** The refused fields of a 400. */
  readonly fields: readonly FieldError[]
  /** The row as it is now, for STALE. */
  readonly current: unknown
  readonly retryAfterSeconds: number | null
  /** Epoch milliseconds of the refusal. */
  readonly at: number
}

/** Reads what a failed call threw; anything unknown is a refusal without a code. */
export function refusalOf(error: unknown): FormRefusal {
  const facts = failureFacts(error) ?? {
    toast: false,
    status: 500,
    statusText: '',
    content: null,
  }
  const { content } = facts
  const code = codeOf(content)
  return {
    // The closed list of codes is the server's; an unknown one is treated like none.
    code: typeof code === 'string' ? (code as ErrorCode) : null,
    message: reactionTo(facts).text,
    fields: fieldErrorsOf(content),
    current: isRecord(content) ? content['current'] : undefined,
    retryAfterSeconds: facts.retryAfterSeconds ?? null,
    at: Date.now(),
  }
}

function fieldErrorsOf(content: unknown): FieldError[] {
  const errors = isRecord(content) ? content['errors'] : null
  return Array.isArray(errors) ? errors.filter(isFieldError) : []
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
