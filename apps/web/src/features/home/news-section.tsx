import { useId } from 'react'
import { Link } from 'react-router'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { homeTexts } from './home.texts.ts'
import { langOf } from '../../shared/texts/lang-of.ts'
import styles from './news-section.module.css'

/** A notice as home shows it. */
export type NewsItem = {
  readonly key: string
  /** `11.20` */
  readonly date: string
  readonly title: string
  readonly href: string
}

/** What is shown before the items have come, and when they cannot be had. */
export type Coming<Item> = readonly Item[] | 'waiting' | 'failed'

type NewsSectionProps = {
  readonly items: Coming<NewsItem>
  readonly className?: string
}

/** 공지. As high with nothing in it as with three: the page must not move when they come. */
export function NewsSection({ items, className }: NewsSectionProps) {
  const texts = homeTexts
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className}>
      <SectionTitle id={titleId} more={{ label: texts.news.more, to: '/notion' }}>
        {texts.news.title}
      </SectionTitle>
      <div className={styles.room}>
        {typeof items === 'string' ? (
          <Waiting isFailed={items === 'failed'} />
        ) : (
          <ul>
            {items.map(({ key, date, title, href }) => (
              <li key={key}>
                <Link to={href} className={styles.row}>
                  <span translate="no" className={styles.date}>
                    {date}
                  </span>
                  <span className={styles.title} lang={langOf(title)}>
                    {title}
                  </span>
                </Link>
              </li>
            ))}
            {items.length === 0 && <li className={styles.quiet}>{texts.news.none}</li>}
          </ul>
        )}
      </div>
    </section>
  )
}

/** In the place of what is coming. */
export function Waiting({ isFailed }: { isFailed: boolean }) {
  const texts = homeTexts
  return isFailed ? (
    <p className={styles.quiet}>{texts.failed}</p>
  ) : (
    <Skeleton className={styles.waiting} lines={3} />
  )
}
