import type { EventDetail } from '@gyeol/contract'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { OfflineTag } from '../../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import {
  ChevronLeftIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EventIcon,
} from '../../../shared/icons/icons.ts'
import type { Kept } from '../../../shared/http/kept-answers.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { ArticleText } from '../../../shared/markdown/article-text.tsx'
import { ReportProblem } from '../../../shared/moderation/report-problem.tsx'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DayBox } from '../../../shared/ui/display/day-box.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import styles from './event-detail-screen.module.css'
import { eventContent } from './event-content.ts'
import { EventExtras } from './event-extras.tsx'
import { eventWords } from '../event-words.ts'
import { useReadEventQuery } from '../event.api.ts'
import { eventTexts } from '../event.texts.ts'
import { asOccurrence, shownOccurrence, toSeries } from '../recurrence/event-occurrence.ts'
import { NextOccurrences } from '../recurrence/next-occurrences.tsx'
import { EditScopeDialog, RemoveScopeDialog } from '../recurrence/scope-dialogs.tsx'
import { MarkEvent } from '../plan/mark-event.tsx'
import { RemoveEvent } from '../management/remove-event.tsx'

/** /event/:id: one event. */
export function EventDetailScreen() {
  const texts = eventTexts
  const { id = '' } = useParams()
  const { currentData: event, error, refetch } = useReadEventQuery({ params: { id } })
  if (event !== undefined && error === undefined) return <EventArticle event={event} />
  return (
    <Page title={texts.title} actions={<LinkButton to="/event">{texts.detail.back}</LinkButton>}>
      {error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={texts.detail.gone} />
      )}
    </Page>
  )
}

function EventArticle({ event: whole }: { event: Kept<EventDetail> }) {
  const texts = eventTexts
  const [params] = useSearchParams()
  const now = useNow()
  const series = toSeries(whole)
  const occurrence = series && shownOccurrence(series, params.get('on'), now)
  const event = occurrence ? asOccurrence(whole, occurrence) : whole
  const { id, kind, state, canEdit } = event
  const { title, body, rewards } = eventContent(event)
  return (
    <Page
      title={title}
      line={
        <>
          <Tag>{texts.kinds[kind]}</Tag>
          <OfflineTag answer={event} />
          {state === 'draft' && <Tag tone="brass">{texts.detail.draft}</Tag>}
        </>
      }
      editing={canEdit && <EditActions event={whole} on={occurrence?.on} />}
    >
      {state === 'draft' && (
        <div className={styles.draft}>
          <HintStrip>{texts.detail.draftLine}</HintStrip>
        </div>
      )}
      <div className={styles.halves}>
        <Card as="section" padding="large" aria-label={texts.detail.about}>
          {body.trim() === '' ? (
            <p className={styles.nothing}>{texts.detail.noBody}</p>
          ) : (
            <ArticleText source={body} />
          )}
        </Card>
        <div className={styles.side}>
          <EventTime event={event} title={title} now={now} />
          {state === 'published' && <MarkEvent hasWords event={whole} />}
          {series && (
            <NextOccurrences event={whole} {...{ series, now }} current={occurrence?.on} />
          )}
          {state === 'published' && (
            <a className={styles.calendar} href={`/feed/event/${id}.ics`} download>
              <EventIcon />
              {texts.detail.addToCalendar}
            </a>
          )}
          <EventExtras rewards={rewards} links={event.links} />
          {state === 'published' && <ReportProblem content={{ kind: 'event', id }} />}
        </div>
      </div>
      <LinkButton variant="ghost" icon={<ChevronLeftIcon />} to="/event">
        {texts.detail.back}
      </LinkButton>
    </Page>
  )
}

type EventTimeProps = { readonly event: EventDetail; readonly title: string; readonly now: number }

function EventTime({ event, title, now }: EventTimeProps) {
  const texts = eventTexts
  const words = eventWords(event, now)
  return (
    <Card padding="medium" className={styles.time}>
      <DayBox count={words.count} day={words.day} tone={words.isClose ? 'brass' : 'neutral'} />
      <div className={styles.range}>
        <b>{words.range}</b>
        <span>{texts.detail.kst}</span>
        {words.progress !== null && (
          <Meter
            label={title}
            value={words.progress}
            text={words.progressText}
            tone="brass"
            size="thin"
          />
        )}
      </div>
    </Card>
  )
}

type EditActionsProps = {
  readonly event: EventDetail
  /** The occurrence on the page, of an event that repeats. */
  readonly on: string | undefined
}

function EditActions({ event, on }: EditActionsProps) {
  const texts = eventTexts.detail
  const navigate = useNavigate()
  const onRemoved = () => void navigate('/event', { replace: true })
  const remove = <Button icon={<DeleteIcon />}>{texts.remove}</Button>
  return (
    <>
      {on === undefined ? (
        <LinkButton icon={<EditIcon />} to={`/event/${event.id}/edit`}>
          {texts.edit}
        </LinkButton>
      ) : (
        <EditScopeDialog
          {...{ event, on }}
          trigger={<Button icon={<EditIcon />}>{texts.edit}</Button>}
        />
      )}
      <LinkButton icon={<CopyIcon />} to={`/event/create?from=${event.id}`}>
        {texts.duplicate}
      </LinkButton>
      {on === undefined ? (
        <RemoveEvent event={event} trigger={remove} onRemoved={onRemoved} />
      ) : (
        <RemoveScopeDialog {...{ event, on, onRemoved }} trigger={remove} />
      )}
    </>
  )
}
