import { useId } from 'react'
import { Link } from 'react-router'
import { Meter } from '../../shared/ui/display/meter.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { homeTexts, type ToolKey } from './home.texts.ts'
import styles from './resume-section.module.css'
import { PLANNERS } from './tools.ts'

/** Something left half done, as its own screen describes it. */
export type ResumeItem = {
  readonly key: string
  readonly tool: ToolKey
  readonly title: string
  readonly detail: string
  /** The one figure that matters. */
  readonly value: string
  /** 0–100. */
  readonly progress: number
  readonly href: string
  readonly when: string
}

export function ResumeSection({ items }: { items: readonly ResumeItem[] }) {
  const texts = homeTexts
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{texts.resume}</SectionTitle>
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <ResumeCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResumeCard({ item }: { item: ResumeItem }) {
  const texts = homeTexts
  const Icon = PLANNERS.find((tool) => tool.key === item.tool)?.Icon
  return (
    <Link to={item.href} className={styles.card}>
      <span className={styles.head}>
        {Icon !== undefined && <Icon />}
        {texts.tool[item.tool].name}
        <span className={styles.when}>{item.when}</span>
      </span>
      <span className={styles.title}>{item.title}</span>
      <span className={styles.figures}>
        <span>{item.detail}</span>
        <b>{item.value}</b>
      </span>
      <Meter label={item.title} value={item.progress} text={item.value} />
    </Link>
  )
}
