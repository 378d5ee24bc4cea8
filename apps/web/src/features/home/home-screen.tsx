import type { ReactNode } from 'react'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import { HomeHero } from './home-hero.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './home-screen.module.css'
import { type Coming, type NewsItem, NewsSection } from './news-section.tsx'
import { type ResumeItem, ResumeSection } from './resume-section.tsx'
import { type RunningItem, RunningSection } from './running-section.tsx'
import { StrengthsSection } from './strengths-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import { LISTS, PLANNERS } from './tools.ts'

const NOTHING_LEFT: readonly ResumeItem[] = []
const NOTHING_NEXT: readonly RunningItem[] = []

const nothing = () => undefined

export type HomeScreenProps = {
  readonly resume?: readonly ResumeItem[]
  /** The newest notices, at most three. */
  readonly news?: Coming<NewsItem>
  /** Running events, at most three. */
  readonly running?: Coming<RunningItem>
  /** Those that begin next, as far as there is room. */
  readonly soon?: readonly RunningItem[]
  /** Prices that moved; comes when the page rests, and only where there are any. */
  readonly prices?: ReactNode
  readonly onSearch?: () => void
  readonly onSearchSoon?: () => void
}

/** /: the way to every tool, back to what was left half done, and what goes on. */
export function HomeScreen({
  resume = NOTHING_LEFT,
  news = 'waiting',
  running = 'waiting',
  soon = NOTHING_NEXT,
  prices = null,
  onSearch = nothing,
  onSearchSoon = nothing,
}: HomeScreenProps) {
  const texts = homeTexts
  return (
    <>
      <HomeHero onSearch={onSearch} onSearchSoon={onSearchSoon} />
      <PageWidth className={styles.sections}>
        <ResumeSection items={resume} />
        <div className={styles.halves}>
          <div className={styles.tools}>
            <ToolsSection title={texts.tools} tools={PLANNERS} />
            <ToolsSection title={texts.lists} tools={LISTS} />
          </div>
          <RunningSection items={running} soon={soon} className={styles.running} />
          <NewsSection items={news} className={styles.news} />
        </div>
        {prices}
        <StrengthsSection />
      </PageWidth>
    </>
  )
}
