import { Tag, type TagTone } from '../ui/display/tag.tsx'
import { toastKindTexts } from './toast-kind.texts.ts'
import type { ToastKind } from './toast-store.ts'

const TONES: Readonly<Record<ToastKind, TagTone>> = {
  success: 'primary',
  error: 'danger',
  info: 'neutral',
  warning: 'brass',
}

/** What kind of message it was, where past ones are listed. */
export function ToastKindTag({ kind }: { kind: ToastKind }) {
  return <Tag tone={TONES[kind]}>{toastKindTexts[kind]}</Tag>
}
