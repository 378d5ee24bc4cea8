import { useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useNoticeArea } from './notice-area.ts'
import { NoticeEditor } from './notice-editor.tsx'
import { useReadNoticeQuery } from './notice.api.ts'
import { noticeTexts } from './notice.texts.ts'
import { NotYours } from './not-yours.tsx'

/** /notion/create and /notification/create. */
export function NoticeCreateScreen() {
  const texts = noticeTexts
  return (
    <Page title={texts.editor.create}>
      <NoticeEditor area={useNoticeArea()} notice={null} />
    </Page>
  )
}

/** /notion/:id/edit and /notification/:id/edit. */
export function NoticeEditScreen() {
  const texts = noticeTexts
  const area = useNoticeArea()
  const { id = '' } = useParams()
  const { currentData: notice, error, refetch } = useReadNoticeQuery({ params: { id } })
  if (notice !== undefined && !notice.canEdit) return <NotYours />
  return (
    <Page
      title={texts.editor.edit}
      actions={<LinkButton to={`/${area}/${id}`}>{texts.editor.cancel}</LinkButton>}
    >
      {notice !== undefined && <NoticeEditor key={id} area={area} notice={notice} />}
      {notice === undefined && error === undefined && <Skeleton lines={6} />}
      {notice === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={texts.gone} />
      )}
    </Page>
  )
}
