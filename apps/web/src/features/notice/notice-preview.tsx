import { LEVEL_ROLE_CODES, LEVEL_ROLES, type LevelRoleCode, ROLES } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useId, useState } from 'react'
import { MarkdownText } from '../../shared/markdown/markdown.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import styles from './notice-editor.module.css'
import type { NoticeValues } from './notice-form.ts'
import { noticeTexts } from './notice.texts.ts'

type NoticePreviewProps = {
  readonly values: NoticeValues
  /** Scheduled: not to be seen yet. */
  readonly isLater: boolean
}

/** What somebody of each level sees of the notice as it is written. */
export function NoticePreview({ values, isLater }: NoticePreviewProps) {
  const texts = noticeTexts.preview
  const titleId = useId()
  const [viewer, setViewer] = useState<LevelRoleCode>('ALL')
  const isVisible = LEVEL_ROLES[viewer].level >= LEVEL_ROLES[values.levelCode].level
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{texts.title}</SectionTitle>
      <div className={styles.viewers}>
        <SegmentedControl
          label={texts.viewer}
          size="small"
          value={viewer}
          onChange={setViewer}
          segments={LEVEL_ROLE_CODES.map((code) => ({ value: code, label: viewerName(code) }))}
        />
      </div>
      {isVisible && isLater && (
        <div className={styles.later}>
          <HintStrip tone="primary">
            {viewer === 'ADMIN'
              ? texts.staff
              : texts.later(formatListDate(Date.parse(values.publishAt)))}
          </HintStrip>
        </div>
      )}
      <div className={styles.sheet}>
        {isVisible ? (
          <PreviewText title={values.title} body={values.body} />
        ) : (
          <EmptyState title={texts.hidden} line={texts.hiddenLine} />
        )}
      </div>
    </section>
  )
}

/** Everybody's notices are looked at as somebody without an account sees them. */
function viewerName(code: LevelRoleCode): string {
  return ROLES[code === 'ALL' ? 'VISITOR' : code].name
}

function PreviewText({ title, body }: Pick<NoticeValues, 'title' | 'body'>) {
  const texts = noticeTexts.preview
  return (
    <>
      <p className={styles.title}>{title.trim() === '' ? texts.untitled : title}</p>
      {body.trim() === '' ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <MarkdownText source={body} />
      )}
    </>
  )
}
