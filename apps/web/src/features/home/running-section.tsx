import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../shared/texts/texts.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { DayBox } from '../../shared/ui/display/day-box.tsx'
import { Meter } from '../../shared/ui/display/meter.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { homeTexts } from './home.texts.ts'
import { type Coming, Waiting } from './news-section.tsx'
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
  readonly className?: string
}

/** 지금 진행 중. As high with nothing in it as with three. */
export function RunningSection({ items, className }: RunningSectionProps) {
  const texts = useTexts(homeTexts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <SectionTitle id={titleId} more={{ label: texts.running.more, to: '/event' }}>
        {texts.running.title}
      </SectionTitle>
      <Card className={styles.card}>
        {typeof items === 'string' ? (
          <Waiting isFailed={items === 'failed'} />
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item.key} className={styles.item}>
                <RunningEvent item={item} />
              </li>
            ))}
            {items.length === 0 && <li className={styles.quiet}>{texts.running.none}</li>}
          </ul>
        )}
      </Card>
    </section>
  )
}

function RunningEvent({ item }: { item: RunningItem }) {
  return (
    <Link to={item.href} className={styles.row}>
      <DayBox count={item.count} day={item.day} tone={item.isClose ? 'brass' : 'neutral'} />
      <span className={styles.words}>
        <b className={styles.title}>{item.title}</b>
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
