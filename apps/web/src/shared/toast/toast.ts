import { toastTexts } from './toast.texts.ts'
import { ACTION_TOAST, GENERAL_TOAST } from './toast-options.ts'
import { rememberToast, type ToastKind } from './toast-store.ts'
import type { Turn } from './toast-turns.ts'
import type { ToastAction } from './toast-with-action.tsx'

type ToastSettings = {
  readonly kind?: ToastKind
  /** Milliseconds; left out = the layout's own 400 ms. */
  readonly autoClose?: number
}

/** The layout's short toast: top right, one at a time, gone after 400 ms. For "저장했어요". */
export function showToast(text: string, { kind = 'info', ...settings }: ToastSettings = {}): void {
  rememberToast(kind, text)
  void draw({ kind, text, options: settings })
}

/** The general helper: 5,000 ms, waits under the pointer, can be dragged away. */
export function showLongToast(text: string, kind: ToastKind = 'info'): void {
  rememberToast(kind, text)
  void draw({ kind, text, options: GENERAL_TOAST })
}

/** Error toast of the general helper. */
export function showErrorToast(text: string): void {
  showLongToast(text, 'error')
}

// What could not open says so without knowing of toasts (shared/loading/later-body.ts).
globalThis.addEventListener?.('notopened', (event) =>
  showErrorToast((event as CustomEvent<string>).detail),
)

/**
 * A toast of the general helper with one button, for what can be taken back. Gives the way to withdraw it:
 * what has become of the matter since may leave nothing to press for.
 */
export function showActionToast(text: string, action: ToastAction): () => void {
  rememberToast('info', text)
  const drawing = draw({ kind: 'info', text, options: ACTION_TOAST, action })
  return () => void drawing.then((turns) => turns?.endOffer(action))
}

/** The same for what nobody asked about: it comes when nothing else is told. */
export function showOffer(text: string, action: ToastAction): void {
  rememberToast('info', text)
  void draw({ kind: 'info', text, options: ACTION_TOAST, action, canWait: true })
}

type PromiseToast<Value> = {
  readonly success?: string
  readonly failure?: string
  readonly onSuccess?: (value: Value) => void
  readonly onFailure?: (error: unknown) => void
}

/**
 * Shows 성공 or 실패 when `promise` is over and runs the callback that fits. Gives the value;
 * a failure is re-thrown to the caller (specification §8).
 */
export async function toastPromise<Value>(
  promise: Promise<Value>,
  { success, failure, onSuccess, onFailure }: PromiseToast<Value> = {},
): Promise<Value> {
  const texts = toastTexts
  let value: Value
  try {
    value = await promise
  } catch (error) {
    showErrorToast(failure ?? texts.failure)
    onFailure?.(error)
    throw error
  }
  showToast(success ?? texts.success, { kind: 'success' })
  onSuccess?.(value)
  return value
}

/** The drawing library is fetched with the first toast; offline the live region still tells it. */
async function draw(turn: Turn) {
  const toldAt = Date.now()
  try {
    const turns = await import('./toast-turns.ts')
    turns.takeTurn(turn, toldAt)
    return turns
  } catch (error) {
    console.warn('[toast]', error)
  }
}

/** Fetches the drawing library ahead of time, for screens whose failures must be told offline too. */
export function prepareToasts(): void {
  const parts = [import('./toast-view.tsx'), import('./toast-turns.ts')]
  Promise.all(parts).catch(() => undefined)
}
