import { formatDate, formatListDay, startOfDay } from '@gyeol/korean'
import { OfflineTag } from '../../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { offerTakeBack } from '../../../shared/toast/offer-take-back.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useListEventsQuery } from '../event.api.ts'
import { EventRows } from '../list/event-rows.tsx'
import { eventPlanSaved, setSkips } from './event-plan.saved.ts'
import styles from './event-plan.module.css'
import { PlannedTimeRow } from './planned-time.tsx'
import { planText } from './plan-text.ts'
import { planTexts } from './plan.texts.ts'
import { chooseForWeek, planWeek, shiftWeek, type WeekPlan, weekOf } from './week-plan.ts'

/** More events than this in a week is nobody's plan. */
const MOST_EVENTS = 100

type EventPlanProps = {
  readonly now: number
  /** A day of the week that is shown; null for the week that is now. */
  readonly week: string | null
  /** An empty text goes back to the week that is now. */
  readonly onWeek: (week: string) => void
}

/** The events one has marked, as a week: when to be where, what overlaps, and a choice that does not. */
export function EventPlan({ now, week, onWeek }: EventPlanProps) {
  const texts = planTexts
  const today = formatDate(now)
  const days = weekOf(week ?? today)
  const [from, to] = [days[0] ?? today, days.at(-1) ?? today]
  const { data, error, refetch } = useListEventsQuery({
    query: { from, to, occurrences: 'all', pageSize: MOST_EVENTS },
  })
  const turn = (weeks: number) => {
    const next = shiftWeek(from, weeks)
    onWeek(weekOf(today)[0] === next ? '' : next)
  }
  const label = texts.week(dayWords(from), dayWords(to))
  return (
    <section className={styles.plan} aria-label={texts.title}>
      <div className={styles.head}>
        <IconButton label={texts.previous} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
        <h2 className={styles.week} aria-live="polite">
          {label}
        </h2>
        <IconButton label={texts.next} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        {!days.includes(today) && (
          <Button size="small" onClick={() => onWeek('')}>
            {texts.today}
          </Button>
        )}
      </div>
      <p className={styles.sub}>{texts.line}</p>
      <OfflineTag answer={data} />
      {data === undefined && error === undefined && <Skeleton shape="block" lines={4} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Week events={data.items} {...{ now, from, to }} />}
    </section>
  )
}

type WeekProps = {
  readonly events: Parameters<typeof planWeek>[0]
  readonly now: number
  readonly from: string
  readonly to: string
}

function Week({ events, now, from, to }: WeekProps) {
  const texts = planTexts
  const [saved] = useSaved(eventPlanSaved)
  const plan = planWeek(events, saved, now)
  const isEmpty = plan.days.length + plan.anytime.length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={texts.empty}
          line={plan.others.length > 0 ? texts.emptyLine : texts.noneLine}
        />
      ) : (
        <Clashes plan={plan} />
      )}
      <div className={styles.columns}>
        {!isEmpty && (
          <div>
            {plan.days.map(({ day, times }) => (
              <section key={day} className={styles.day} aria-label={texts.day(dayWords(day))}>
                <h3 className={styles.dayName}>
                  {dayWords(day)}
                  {day === formatDate(now) && <Tag tone="primary">{texts.now}</Tag>}
                </h3>
                <ul className={styles.times}>
                  {times.map((time) => (
                    <PlannedTimeRow key={time.key} time={time} />
                  ))}
                </ul>
              </section>
            ))}
            {plan.anytime.length > 0 && (
              <section className={styles.day}>
                <SectionTitle level={3}>{texts.anytime}</SectionTitle>
                <p className={styles.sub}>{texts.anytimeLine}</p>
                <EventRows label={texts.anytime} events={plan.anytime} now={now} />
              </section>
            )}
            <div>
              <CopyButton text={planText(plan, { from: dayWords(from), to: dayWords(to) })}>
                {texts.copy}
              </CopyButton>
            </div>
          </div>
        )}
        <div>
          {plan.others.length > 0 && (
            <section className={styles.day}>
              <SectionTitle level={3}>{texts.others}</SectionTitle>
              <EventRows label={texts.others} events={plan.others} now={now} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** How many times clash, and the way out. */
function Clashes({ plan }: { readonly plan: WeekPlan }) {
  const texts = planTexts
  if (plan.clashes === 0)
    return (
      <HintStrip tone="primary" live>
        {texts.noClash}
      </HintStrip>
    )
  const choose = () => {
    const before = eventPlanSaved.load()
    const { skipped, kept, missed } = chooseForWeek(plan)
    eventPlanSaved.update((now) => setSkips(setSkips(now, skipped, true), kept, false))
    const words = missed.length === 0 ? texts.chosen : texts.missed(missed.join(', '))
    offerTakeBack(eventPlanSaved, words, {
      label: texts.undo,
      run: () => eventPlanSaved.save(before),
    })
  }
  return (
    <HintStrip tone="brass" live>
      <span className={styles.clashes}>
        {texts.clashes(plan.clashes)}
        <Button size="small" onClick={choose}>
          {texts.choose}
        </Button>
      </span>
    </HintStrip>
  )
}

function dayWords(day: string): string {
  return formatListDay(startOfDay(day))
}
