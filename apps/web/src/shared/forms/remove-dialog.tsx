import type { ReactElement } from 'react'
import { showLongToast } from '../toast/toast.ts'
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx'

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
  readonly trigger: ReactElement
  readonly remove: () => Promise<unknown>
  readonly onRemoved?: () => void
}

/** Deletes something after a question. */
export function RemoveDialog({ words, name, trigger, remove, onRemoved }: RemoveDialogProps) {
  const confirm = async () => {
    await remove()
    showLongToast(words.removed, 'success')
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      trigger={trigger}
      tone="danger"
      title={words.removeTitle}
      description={words.removeLine(name)}
      confirmLabel={words.remove}
      // A failure is told by the call itself: what is still in use is not deleted.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
