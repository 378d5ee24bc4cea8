import type { Notice } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useNavigate, useParams } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { ChevronLeftIcon, DeleteIcon, EditIcon } from '../../shared/icons/icons.ts'
import { ArticleText } from '../../shared/markdown/article-text.tsx'
import type { Kept } from '../../shared/http/kept-answers.ts'
import { ReportProblem } from '../../shared/moderation/report-problem.tsx'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { noticeTitle } from '../../shared/texts/notice-title.ts'
import { useAsDrawn } from '../../shared/store/use-as-drawn.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import { AREA_VIEWS, type NoticeArea, useNoticeArea } from './notice-area.ts'
import { useListNoticesQuery, useReadNoticeQuery } from './notice.api.ts'
import { noticeBody } from './notice-body.ts'
import { NoticeRows, NoticeTags } from './notice-rows.tsx'
import styles from './notice-screen.module.css'
import { noticeTexts } from './notice.texts.ts'
import { RemoveNotice } from './remove-notice.tsx'
import { useMarkRead } from './use-read-marks.ts'

/** Room for the list beside the article. */
const WIDE = '(min-width: 1200px)'

/** /notion/:id and /notification/:id: one notice, with its neighbours beside it on a wide screen. */
export function NoticeScreen() {
  const texts = noticeTexts
  const area = useNoticeArea()
  const { id = '' } = useParams()
  const { currentData: notice, error, refetch } = useReadNoticeQuery({ params: { id } })
  // Drawn for a wide screen too; the stylesheet hides it on others.
  const hasNeighbours = [useAsDrawn(), useMedia(WIDE)].some(Boolean)
  useMarkRead(notice)
  return (
    <div className={styles.screen}>
      {hasNeighbours && <Neighbours area={area} />}
      {notice === undefined || error !== undefined ? (
        <Page
          title={texts.area[area]}
          actions={<LinkButton to={`/${area}`}>{texts.back[area]}</LinkButton>}
        >
          {error === undefined ? (
            <Skeleton lines={6} />
          ) : (
            <QueryFailure error={error} onRetry={() => void refetch()} goneLine={texts.gone} />
          )}
        </Page>
      ) : (
        <NoticeArticle area={area} notice={notice} />
      )}
    </div>
  )
}

/** The list the viewer came from. Only on wide screens; elsewhere the way back leads to it. */
function Neighbours({ area }: { area: NoticeArea }) {
  const texts = noticeTexts
  const { data } = useListNoticesQuery({ query: { view: AREA_VIEWS[area] } })
  return (
    <aside className={styles.neighbours} aria-label={texts.list[area]}>
      {data !== undefined && <NoticeRows area={area} notices={data.items} isNarrow />}
    </aside>
  )
}

function NoticeArticle({ area, notice }: { area: NoticeArea; notice: Kept<Notice> }) {
  const texts = noticeTexts
  const navigate = useNavigate()
  const { id, title, body, author, publishedAt, isScheduled, canEdit } = notice
  const published = formatListDate(Date.parse(publishedAt))
  return (
    <Page
      title={noticeTitle(title)}
      line={
        <>
          <OfflineTag answer={notice} />
          <NoticeTags notice={notice} />
          <span>{author?.nickname ?? PRODUCT_NAME}</span>
          <time dateTime={publishedAt}>{published}</time>
          <Edited notice={notice} />
        </>
      }
      editing={
        canEdit && (
          <>
            <LinkButton icon={<EditIcon />} to={`/${area}/${id}/edit`}>
              {texts.edit}
            </LinkButton>
            <RemoveNotice
              notice={notice}
              trigger={<Button icon={<DeleteIcon />}>{texts.remove}</Button>}
              onRemoved={() => void navigate(`/${area}`, { replace: true })}
            />
          </>
        )
      }
    >
      {isScheduled && (
        <div className={styles.scheduled}>
          <HintStrip tone="primary">{texts.scheduledUntil(published)}</HintStrip>
        </div>
      )}
      <article className={styles.article}>
        <ArticleText source={noticeBody(body)} />
      </article>
      {!isScheduled && <ReportProblem content={{ kind: 'notice', id }} />}
      <LinkButton variant="ghost" icon={<ChevronLeftIcon />} to={`/${area}`}>
        {texts.back[area]}
      </LinkButton>
    </Page>
  )
}

/** Small corrections right after publishing are nobody's news. */
const EDIT_GRACE_MS = 60_000

function Edited({ notice: { publishedAt, updatedAt } }: { notice: Notice }) {
  const texts = noticeTexts
  const at = Date.parse(updatedAt)
  if (at - Date.parse(publishedAt) < EDIT_GRACE_MS) return null
  return <span>{texts.edited(formatListDate(at))}</span>
}
