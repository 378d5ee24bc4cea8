import type { NoticeSummary } from '@gyeol/contract'
import type { ReactElement } from 'react'
import { useRestore } from '../../shared/catalogue/revisions/use-restore.ts'
import { RemoveDialog } from '../../shared/forms/remove-dialog.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { useDeleteNoticeMutation } from './notice.api.ts'
import { noticeTexts } from './notice.texts.ts'

type RemoveNoticeProps = {
  readonly notice: Pick<NoticeSummary, 'id' | 'title'>
  readonly trigger: ReactElement
  readonly onRemoved?: () => void
}

/** Deletes a notice after a question. */
export function RemoveNotice({ notice, ...rest }: RemoveNoticeProps) {
  const [remove] = useDeleteNoticeMutation()
  const restore = useRestore()
  return (
    <RemoveDialog
      {...rest}
      words={useTexts(noticeTexts)}
      name={notice.title}
      remove={() => remove({ params: { id: notice.id } }).unwrap()}
      restore={async () => restore({ entity: 'notice', id: notice.id })}
    />
  )
}
