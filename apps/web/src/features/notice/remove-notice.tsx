import type { NoticeSummary } from '@gyeol/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { useDeleteNoticeMutation } from './notice.api.ts'
import { noticeTexts } from './notice.texts.ts'

interface RemoveNoticeProps {
  readonly notice: Pick<NoticeSummary, 'id' | 'title'>
  readonly trigger: ReactElement
  readonly onRemoved?: () => void
}

/** Deletes a notice after a question. */
export function RemoveNotice({ notice, trigger, onRemoved }: RemoveNoticeProps) {
  const texts = useTexts(noticeTexts)
  const [remove] = useDeleteNoticeMutation()
  const confirm = async () => {
    await remove({ params: { id: notice.id } }).unwrap()
    showLongToast(texts.removed, 'success')
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      trigger={trigger}
      tone="danger"
      title={texts.removeTitle}
      description={texts.removeLine(notice.title)}
      confirmLabel={texts.remove}
      // A failure is told by the call itself.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
