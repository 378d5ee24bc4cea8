import { defineTexts } from '../texts/texts.ts'
import type { ToastKind } from './toast-store.ts'

const KINDS: Readonly<Record<ToastKind, string>> = {
  success: '성공',
  error: '오류',
  info: '안내',
  warning: '주의',
}

/** The kinds of short messages. */
export const toastKindTexts = defineTexts({ korea: KINDS })
