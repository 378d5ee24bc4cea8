import { useSyncExternalStore } from 'react'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

/** One past toast. */
export interface PastToast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

export const MAX_PAST_TOASTS = 50

const NO_TOASTS: readonly PastToast[] = []
let past = NO_TOASTS
let lastId = 0
const listeners = new Set<() => void>()

/** Keeps a toast in 지난 알림, newest first. */
export function rememberToast(kind: ToastKind, text: string): PastToast {
  lastId += 1
  const toast = { id: lastId, kind, text, at: Date.now() }
  past = [toast, ...past].slice(0, MAX_PAST_TOASTS)
  notify()
  return toast
}

/** Empties 지난 알림. */
export function forgetToasts(): void {
  past = []
  notify()
}

/** The past toasts, newest first. */
export function pastToasts(): readonly PastToast[] {
  return past
}

/** {@link pastToasts} for components. */
export function usePastToasts(): readonly PastToast[] {
  return useSyncExternalStore(subscribe, pastToasts, () => NO_TOASTS)
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
