import type { ComponentProps, ReactElement } from 'react'
import { showActionToast, showLongToast } from '../toast/toast.ts'
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx'
import { formTexts } from './forms.texts.ts'

/** What is asked before something is deleted, and said afterwards. */
type RemoveWords = {
  readonly remove: string
  readonly removeTitle: string
  readonly removeLine: (name: string) => string
  readonly removed: string
}

type RemoveDialogProps = {
  readonly words: RemoveWords
  readonly name: string
  readonly trigger?: ReactElement
  readonly remove: () => Promise<unknown>
  readonly onRemoved?: () => void
  /** Takes it back; offered for a moment afterwards. */
  readonly restore?: () => Promise<unknown>
} & Pick<ComponentProps<typeof ConfirmDialog>, 'children' | 'waits' | 'open' | 'onOpenChange'>

/** Deletes something after a question. */
export function RemoveDialog({
  words,
  name,
  remove,
  onRemoved,
  restore,
  ...dialog
}: RemoveDialogProps) {
  const texts = formTexts
  const confirm = async () => {
    await remove()
    if (restore === undefined) showLongToast(words.removed, 'success')
    else showActionToast(words.removed, { label: texts.undo, run: () => void restore() })
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title={words.removeTitle}
      description={words.removeLine(name)}
      confirmLabel={words.remove}
      // A failure is told by the call itself: what is still in use is not deleted.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
