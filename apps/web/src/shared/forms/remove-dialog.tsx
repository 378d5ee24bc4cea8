import type { ReactElement } from 'react'
import { useTexts } from '../texts/texts.ts'
import { showLongToast } from '../toast/toast.ts'
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx'
import { libraryTexts } from '../catalogue/catalogue.texts.ts'

interface RemoveThingProps {
  readonly name: string
  readonly trigger: ReactElement
  readonly remove: () => Promise<unknown>
  readonly onRemoved: () => void
}

/** Deletes a thing of the library after a question. */
export function RemoveThing({ name, trigger, remove, onRemoved }: RemoveThingProps) {
  const texts = useTexts(libraryTexts)
  const confirm = async () => {
    await remove()
    showLongToast(texts.removed, 'success')
    onRemoved()
  }
  return (
    <ConfirmDialog
      trigger={trigger}
      tone="danger"
      title={texts.removeTitle}
      description={texts.removeLine(name)}
      confirmLabel={texts.remove}
      // A failure is told by the call itself: what is still in use is not deleted.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
