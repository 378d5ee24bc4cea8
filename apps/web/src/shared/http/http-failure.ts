/** What a failed call tells its caller (specification §8). */
export type FailureFacts = {
  /** True when the viewer should see a toast. */
  readonly toast: boolean
  /** Null when no answer came: network failure. */
  readonly status: number | null
  readonly statusText: string
  /** The body of the answer as read: an object for JSON, text for anything else, null for none. */
  readonly content: unknown
  /** How long the server asks to wait before the next try (429, 503); absent when it does not say. */
  readonly retryAfterSeconds?: number
}

/** A call that failed. Thrown by `requestJson`; `facts` is plain data and fits into the cache. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly facts: FailureFacts

  constructor(facts: FailureFacts) {
    super(`${facts.status ?? 'network'} ${facts.statusText}`.trim())
    this.facts = facts
  }
}

/** Narrows what a catch or a cache entry holds. */
export function failureFacts(error: unknown): FailureFacts | null {
  if (error instanceof HttpFailure) return error.facts
  return isFailureFacts(error) ? error : null
}

function isFailureFacts(error: unknown): error is FailureFacts {
  return (
    typeof error === 'object' &&
    error !== null &&
    'toast' in error &&
    'status' in error &&
    'content' in error
  )
}
