import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

/** One past toast. */
export type PastToast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

export const MAX_PAST_TOASTS = 50

const past = createStore<readonly PastToast[]>([])
let lastId = 0

/** Keeps a toast in 지난 알림, newest first. */
export function rememberToast(kind: ToastKind, text: string): PastToast {
  lastId += 1
  const toast = { id: lastId, kind, text, at: Date.now() }
  past.update((toasts) => [toast, ...toasts].slice(0, MAX_PAST_TOASTS))
  return toast
}

/** Empties 지난 알림. */
export function forgetToasts(): void {
  past.set([])
}

/** The past toasts, newest first. */
export function pastToasts(): readonly PastToast[] {
  return past.get()
}

/** {@link pastToasts} for components. */
export function usePastToasts(): readonly PastToast[] {
  return useStore(past)
}
