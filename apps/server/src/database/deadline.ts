import { AsyncLocalStorage } from 'node:async_hooks'

const deadline = new AsyncLocalStorage<AbortSignal | undefined>()

/** Runs `work` for somebody who waits until the signal says that they no longer do. */
export function runUntil<Result>(signal: AbortSignal, work: () => Result): Result {
  return deadline.run(signal, work)
}

/**
 * Runs `work` to its end even when the answer to it could not wait: for the few changes that take
 * long and whose screen asks afterwards what became of them.
 */
export function outlivingAnswer<Result>(work: () => Result): Result {
  return deadline.run(undefined, work)
}

/** The deadline of the request this code works for; undefined when nobody waits. */
export function currentDeadline(): AbortSignal | undefined {
  return deadline.getStore()
}
