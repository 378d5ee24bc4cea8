import { useId } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../shared/theme/class-names.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { DayBox } from '../../shared/ui/display/day-box.tsx'
import { Meter } from '../../shared/ui/display/meter.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { homeTexts } from './home.texts.ts'
import { type Coming, Waiting } from './news-section.tsx'
import { langOf } from '../../shared/texts/lang-of.ts'
import styles from './running-section.module.css'

/** An event as home shows it. */
export type RunningItem = {
  readonly key: string
  readonly title: string
  readonly range: string
  /** `D-1` */
  readonly count: string
  /** `일요일` */
  readonly day?: string
  readonly isClose: boolean
  /** 0–100; null where the end is not known. */
  readonly progress: number | null
  readonly progressText: string
  readonly href: string
}

type RunningSectionProps = {
  readonly items: Coming<RunningItem>
  readonly soon: readonly RunningItem[]
  readonly className?: string
}

/** 지금 진행 중, and apart from it what begins next. As high with nothing in it as with three. */
export function RunningSection({ items, soon, className }: RunningSectionProps) {
  const texts = homeTexts
  const titleId = useId()
  const soonId = useId()
  return (
    <div className={classNames(styles.room, className)}>
      <section aria-labelledby={titleId}>
        <SectionTitle id={titleId} more={{ label: texts.running.more, to: '/event' }}>
          {texts.running.title}
        </SectionTitle>
        <Card className={styles.card}>
          {typeof items === 'string' ? (
            <Waiting isFailed={items === 'failed'} />
          ) : (
            <Events items={items} />
          )}
        </Card>
      </section>
      {soon.length > 0 && (
        <section aria-labelledby={soonId} className={styles.soon}>
          <h3 id={soonId} className={styles.soonTitle}>
            {texts.running.soon}
          </h3>
          <Card className={styles.card}>
            <Events items={soon} />
          </Card>
        </section>
      )}
    </div>
  )
}

function Events({ items }: { items: readonly RunningItem[] }) {
  const texts = homeTexts
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <RunningEvent item={item} />
        </li>
      ))}
      {items.length === 0 && <li className={styles.quiet}>{texts.running.none}</li>}
    </ul>
  )
}

function RunningEvent({ item }: { item: RunningItem }) {
  return (
    <Link to={item.href} className={styles.row}>
      <DayBox count={item.count} day={item.day} tone={item.isClose ? 'brass' : 'neutral'} />
      <span className={styles.words}>
        <b className={styles.title} lang={langOf(item.title)}>
          {item.title}
        </b>
        <span className={styles.range}>{item.range}</span>
        {item.progress !== null && (
          <Meter
            label={item.title}
            value={item.progress}
            text={item.progressText}
            tone="brass"
            size="thin"
          />
        )}
      </span>
    </Link>
  )
}
