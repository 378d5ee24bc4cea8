import type { NoticeSummary } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { NavLink } from 'react-router'
import { levelTexts } from '../../shared/texts/level.texts.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../shared/ui/display/visually-hidden.tsx'
import type { NoticeArea } from './notice-area.ts'
import styles from './notice-rows.module.css'
import { noticeTexts } from './notice.texts.ts'
import { noticeTitle } from '../../shared/texts/notice-title.ts'
import { langOf } from '../../shared/texts/lang-of.ts'
import { useIsRead } from './use-read-marks.ts'

type NoticeRowsProps = {
  readonly area: NoticeArea
  readonly notices: readonly NoticeSummary[]
  /** Older data is shown while newer comes. */
  readonly isStale?: boolean
  /** In a column beside something else: always two lines a row. */
  readonly isNarrow?: boolean
}

/** Notices as a ruled list: unread ones stand out, pinned ones come first. */
export function NoticeRows({ area, notices, isStale = false, isNarrow = false }: NoticeRowsProps) {
  const texts = noticeTexts
  const isRead = useIsRead()
  return (
    <ul
      className={classNames(styles.rows, !isNarrow && styles.wide)}
      aria-label={texts.list[area]}
      aria-busy={isStale || undefined}
    >
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeRow area={area} notice={notice} isRead={isRead(notice)} />
        </li>
      ))}
    </ul>
  )
}

type NoticeRowProps = {
  readonly area: NoticeArea
  readonly notice: NoticeSummary
  readonly isRead: boolean
}

function NoticeRow({ area, notice, isRead }: NoticeRowProps) {
  const texts = noticeTexts
  const title = noticeTitle(notice.title)
  return (
    <NavLink to={`/${area}/${notice.id}`} className={styles.row} data-read={isRead || undefined}>
      <span translate="no" className={styles.date}>
        {formatDate(Date.parse(notice.publishedAt))}
      </span>
      <span className={styles.words}>
        {!isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{texts.newMark} </VisuallyHidden>
          </span>
        )}
        <span className={styles.title} lang={langOf(title)}>
          {title}
        </span>
      </span>
      <NoticeTags notice={notice} />
    </NavLink>
  )
}

/** What is special about a notice; nothing for most. */
export function NoticeTags({ notice }: { notice: NoticeSummary }) {
  const texts = noticeTexts
  const levels = levelTexts.audience
  const { pinned, isScheduled, levelCode } = notice
  if (!pinned && !isScheduled && levelCode === 'ALL') return null
  return (
    <span className={styles.tags}>
      {pinned && <Tag tone="brass">{texts.pinned}</Tag>}
      {isScheduled && <Tag tone="primary">{texts.scheduled}</Tag>}
      {levelCode !== 'ALL' && <Tag>{levels[levelCode]}</Tag>}
    </span>
  )
}
