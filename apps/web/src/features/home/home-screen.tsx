import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageWidth } from '../../shared/ui/page.tsx'
import { HomeHero } from './home-hero.tsx'
import styles from './home-screen.module.css'
import { type Coming, type NewsItem, NewsSection } from './news-section.tsx'
import { type ResumeItem, ResumeSection } from './resume-section.tsx'
import { type RunningItem, RunningSection } from './running-section.tsx'
import { StrengthsSection } from './strengths-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import { useToolSearch } from './use-tool-search.ts'

const NOTHING_LEFT: readonly ResumeItem[] = []

export interface HomeScreenProps {
  resume?: readonly ResumeItem[]
  /** The newest notices, at most three. */
  news?: Coming<NewsItem>
  /** Running events, at most three. */
  running?: Coming<RunningItem>
}

/** /: the way to every tool, back to what was left half done, and what goes on. */
export function HomeScreen({
  resume = NOTHING_LEFT,
  news = 'waiting',
  running = 'waiting',
}: HomeScreenProps) {
  const [query, setQuery] = useState('')
  const tools = useToolSearch(query)
  const navigate = useNavigate()

  function openFirst() {
    const first = tools[0]
    if (query.trim() !== '' && first !== undefined) void navigate(first.path)
  }

  return (
    <>
      <HomeHero query={query} onQueryChange={setQuery} onOpen={openFirst} />
      <PageWidth className={styles.sections}>
        <ResumeSection items={resume} />
        <div className={styles.halves}>
          <div className={styles.tools}>
            <ToolsSection
              tools={tools}
              isSearch={query.trim() !== ''}
              onClearSearch={() => setQuery('')}
            />
          </div>
          <RunningSection items={running} className={styles.running} />
          <NewsSection items={news} className={styles.news} />
        </div>
        <StrengthsSection />
      </PageWidth>
    </>
  )
}
