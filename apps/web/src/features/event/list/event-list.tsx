import { EVENT_KIND_CODES, type EventKind } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { OfflineTag } from '../../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { oneOfOrNone, readFilters, readPage } from '../../../shared/router/use-filters.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { EVENT_FILTERS, WHENS } from './event-filters.ts'
import { EventRows } from './event-rows.tsx'
import styles from '../event-screen.module.css'
import { byEnd, type EventPhase, phaseOf } from '../event-time.ts'
import { eventTexts } from '../event.texts.ts'
import { useListEventsQuery } from '../event.api.ts'

/** The running and the known coming ones fit on one page by far. */
const MANY = 100
const PAST_PAGE_SIZE = 50

type EventListProps = {
  readonly now: number
  readonly when: EventPhase
  readonly kind: EventKind | undefined
  readonly page: number
  readonly hrefOf: (page: number) => string
  readonly onWhen: (when: EventPhase) => void
  readonly onClearKind: () => void
}

/** 지금 · 곧 · 지난. */
export function EventList(props: EventListProps) {
  const { now, when, kind, page, hrefOf, onWhen, onClearKind } = props
  const texts = eventTexts
  const query = queryOf({ today: formatDate(now), when, kind, page })
  const { data, currentData, error, isFetching, refetch } = useListEventsQuery({ query })
  // The server knows days; which of today's events has begun or ended is seen to the minute here.
  const found = data?.items.filter((event) => phaseOf(event, now) === when) ?? []
  const events = when === 'now' ? found.toSorted(byEnd) : found
  return (
    <section className={styles.list} aria-label={texts.list[when]}>
      <SegmentedControl
        block
        label={texts.when}
        value={when}
        onChange={onWhen}
        segments={WHENS.map((value) => ({ value, label: texts.whens[value] }))}
      />
      <OfflineTag answer={data} />
      {data === undefined && error === undefined && <Skeleton shape="block" lines={3} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined &&
        (events.length === 0 ? (
          <EmptyState
            line={texts.emptyLine[when]}
            action={
              kind === undefined ? undefined : (
                <Button onClick={onClearKind}>{texts.clearKind}</Button>
              )
            }
          />
        ) : (
          <EventRows
            label={texts.list[when]}
            events={events}
            now={now}
            isStale={isFetching && currentData === undefined}
          />
        ))}
      {when === 'past' && data !== undefined && (data.total > PAST_PAGE_SIZE || data.page > 1) && (
        <Pager
          label={texts.pages}
          page={data.page}
          pageSize={PAST_PAGE_SIZE}
          total={data.total}
          hrefOf={hrefOf}
        />
      )}
    </section>
  )
}

/** What the list asks for as it opens at this address. */
export function eventsAsked(search: URLSearchParams, now: number) {
  const { when, kind } = readFilters(search, EVENT_FILTERS)
  return queryOf({
    today: formatDate(now),
    when: oneOfOrNone(WHENS, when) ?? 'now',
    kind: oneOfOrNone(EVENT_KIND_CODES, kind),
    page: readPage(search),
  })
}

type ListQuery = {
  /** In Korea, `YYYY-MM-DD`. */
  readonly today: string
} & Pick<EventListProps, 'when' | 'kind' | 'page'>

function queryOf({ today, when, kind, page }: ListQuery) {
  const ofKind = kind === undefined ? {} : { kind }
  if (when === 'past') {
    return { to: today, sort: '-startAt', page, pageSize: PAST_PAGE_SIZE, ...ofKind } as const
  }
  return { from: today, sort: 'startAt', pageSize: MANY, ...ofKind } as const
}
