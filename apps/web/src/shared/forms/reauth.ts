import { useSyncExternalStore } from 'react'

type Answer = (isConfirmed: boolean) => void

/** Everybody who waits for the one open question. */
let waiting: Answer[] = []
const listeners = new Set<() => void>()

/** Asks for the password once more; several calls at once share one question. */
export function confirmPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    notify()
  })
}

/** Ends the question for all who wait. */
export function answerPassword(isConfirmed: boolean): void {
  const answered = waiting
  waiting = []
  notify()
  for (const answer of answered) answer(isConfirmed)
}

/** Whether the question stands open. */
export function useIsPasswordAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
