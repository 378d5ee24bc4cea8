import { EVENT_KIND_CODES, type EventKind } from '@gyeol/contract'
import { EVENT_FILTERS, SHOWS, VIEWS, WHENS } from './list/event-filters.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useNow } from '../../shared/korean-time/use-now.ts'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { CalendarSubscription } from './calendar/calendar-subscription.tsx'
import { EventList } from './list/event-list.tsx'
import styles from './event-screen.module.css'
import { eventTexts } from './event.texts.ts'
import { readMonth } from './calendar/event-calendar.ts'
import { readWeek } from './plan/week-plan.ts'

const WIDE = '(min-width: 900px)'

/** The desk of those who write events: no visitor waits for it, nor for the schemas its forms are checked by. */
const EventManagement = latePart(
  async () => (await import('./management/event-management.tsx')).EventManagement,
)

/** The plan and its rules come when they are asked for. */
const EventPlan = latePart(async () => (await import('./plan/event-plan.tsx')).EventPlan)

/** Beside the list where there is room for both. */
const MonthCalendar = latePart(
  async () => (await import('./calendar/month-calendar.tsx')).MonthCalendar,
)

/** /event: what runs, what comes and the month; for those who write events also their desk. */
export function EventScreen({ reminders }: { reminders?: React.ReactNode }) {
  const texts = eventTexts
  const { roles } = useSession()
  const filters = useFilters(EVENT_FILTERS)
  const mayWrite = permits(roles, 'event.write')
  const view = mayWrite ? (oneOfOrNone(VIEWS, filters.values.view) ?? 'read') : 'read'
  const views = mayWrite && (
    <SegmentedControl
      label={texts.view}
      value={view}
      onChange={(next) => filters.set({ ...EVENT_FILTERS, view: next })}
      segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
    />
  )
  return (
    <Page
      isWide
      title={texts.title}
      line={texts.detail.kst}
      hasLateActions
      actions={
        <>
          <CalendarSubscription />
          {reminders}
          {mayWrite && <CreateLink to="/event/create" label={texts.create} />}
          {views}
        </>
      }
    >
      {view === 'manage' ? <EventManagement filters={filters} /> : <Schedule filters={filters} />}
    </Page>
  )
}

type EventFilters = ReturnType<typeof useFilters<typeof EVENT_FILTERS>>

function Schedule({ filters }: { readonly filters: EventFilters }) {
  const texts = eventTexts
  const now = useNow()
  const isWide = useMedia(WIDE)
  const kind = oneOfOrNone(EVENT_KIND_CODES, filters.values.kind)
  const show = oneOfOrNone(SHOWS, filters.values.show) ?? 'list'
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.show}
          value={isWide && show === 'calendar' ? 'list' : show}
          onChange={(next) => filters.set({ show: next })}
          segments={SHOWS.filter((value) => !isWide || value !== 'calendar').map((value) => ({
            value,
            // Where there is room the list and the calendar stand side by side.
            label: isWide && value === 'list' ? texts.schedule : texts.shows[value],
          }))}
        />
        {show !== 'plan' && (
          <Select
            label={texts.kind}
            className={styles.kind}
            value={kind ?? ''}
            onChange={(next) => filters.set({ kind: next })}
            options={[
              { value: '', label: texts.allKinds },
              ...EVENT_KIND_CODES.map((value) => ({ value, label: texts.kinds[value] })),
            ]}
          />
        )}
      </div>
      {show === 'plan' ? (
        <EventPlan
          now={now}
          week={readWeek(filters.values.week)}
          onWeek={(week) => filters.set({ week })}
        />
      ) : (
        <Halves {...{ filters, now, isWide, show, kind }} />
      )}
    </>
  )
}

type HalvesProps = {
  readonly filters: EventFilters
  readonly now: number
  readonly isWide: boolean
  readonly show: (typeof SHOWS)[number]
  readonly kind: EventKind | undefined
}

/** Calendar and list, side by side where there is room for both. */
function Halves({ filters, now, isWide, show, kind }: HalvesProps) {
  const when = oneOfOrNone(WHENS, filters.values.when) ?? 'now'
  return (
    <div className={styles.halves}>
      {(isWide || show === 'calendar') && (
        <MonthCalendar
          now={now}
          month={readMonth(filters.values.month)}
          kind={kind}
          onMonth={(month) => filters.set({ month })}
        />
      )}
      {(isWide || show === 'list') && (
        <EventList
          now={now}
          when={when}
          kind={kind}
          page={filters.page}
          hrefOf={filters.hrefOf}
          onWhen={(next) => filters.set({ when: next })}
          onClearKind={() => filters.set({ kind: '' })}
        />
      )}
    </div>
  )
}
