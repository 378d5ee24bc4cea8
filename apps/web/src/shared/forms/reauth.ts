import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'

type Answer = (isConfirmed: boolean) => void

/** Everybody who waits for the one open question. */
const waiting = createStore<readonly Answer[]>([])

/** Asks for the password once more; several calls at once share one question. */
export function confirmPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.update((answers) => [...answers, resolve])
  })
}

/** Ends the question for all who wait. */
export function answerPassword(isConfirmed: boolean): void {
  const answered = waiting.get()
  waiting.set([])
  for (const answer of answered) answer(isConfirmed)
}

/** Whether the question stands open. */
export function useIsPasswordAsked(): boolean {
  return useStore(waiting, (answers) => answers.length > 0)
}
