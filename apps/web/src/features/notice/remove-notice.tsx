import type { NoticeSummary } from '@gyeol/contract'
import { type ReactElement, useState } from 'react'
import { useRestore } from '../../shared/catalogue/revisions/use-restore.ts'
import { RemoveUsed } from '../../shared/catalogue/uses/remove-used.tsx'
import { useReadNoticeUsesQuery } from '../../shared/catalogue/uses/use.api.ts'
import { useDeleteNoticeMutation } from './notice.api.ts'
import { noticeTexts } from './notice.texts.ts'

type RemoveNoticeProps = {
  readonly notice: Pick<NoticeSummary, 'id' | 'title'>
  readonly trigger: ReactElement
  readonly onRemoved?: () => void
}

/** Deletes a notice after saying what leads to it, and offers to take it back. */
export function RemoveNotice({ notice, ...rest }: RemoveNoticeProps) {
  const [remove] = useDeleteNoticeMutation()
  const restore = useRestore()
  const [isOpen, setOpen] = useState(false)
  const answer = useReadNoticeUsesQuery(
    { params: { id: notice.id } },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  )
  return (
    <RemoveUsed
      {...rest}
      kind="notice"
      answer={answer}
      onOpenChange={setOpen}
      words={noticeTexts}
      name={notice.title}
      remove={() => remove({ params: { id: notice.id } }).unwrap()}
      restore={async () => restore({ entity: 'notice', id: notice.id })}
    />
  )
}
