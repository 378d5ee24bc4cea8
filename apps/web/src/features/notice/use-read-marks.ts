import type { Notice, NoticeSummary } from '@gyeol/contract'
import { useEffect } from 'react'
import { useIsMember } from '../../shared/session/session-store.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { useMarkNoticeReadMutation } from './notice.api.ts'
import { hasVisitorRead, markVisitorRead, noticeReadSaved } from './notice-read.saved.ts'

/** Tells of a notice whether the viewer has read it. */
export function useIsRead(): (notice: NoticeSummary) => boolean {
  const isMember = useIsMember()
  const [visitorRead] = useSaved(noticeReadSaved)
  return (notice) => (isMember ? notice.read : hasVisitorRead(visitorRead, notice))
}

/** A notice that is shown counts as read. */
export function useMarkRead(notice: Notice | undefined): void {
  const isMember = useIsMember()
  const [markRead] = useMarkNoticeReadMutation()
  const id = notice?.id
  const publishedAt = notice?.publishedAt ?? ''
  const isNews = notice !== undefined && !notice.read && !notice.isScheduled
  useEffect(() => {
    if (id === undefined || !isNews) return
    if (isMember) void markRead({ params: { id }, body: {} })
    else markVisitorRead({ id, publishedAt })
  }, [id, publishedAt, isNews, isMember, markRead])
}
