import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageWidth } from '../../shared/ui/page.tsx'
import { HomeHero } from './home-hero.tsx'
import styles from './home-screen.module.css'
import { type ResumeItem, ResumeSection } from './resume-section.tsx'
import { StrengthsSection } from './strengths-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import { useToolSearch } from './use-tool-search.ts'

const NOTHING_LEFT: readonly ResumeItem[] = []

/** /: the way to every tool, and back to what was left half done. */
export function HomeScreen({ resume = NOTHING_LEFT }: { resume?: readonly ResumeItem[] }) {
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
        <ToolsSection
          tools={tools}
          isSearch={query.trim() !== ''}
          onClearSearch={() => setQuery('')}
        />
        <StrengthsSection />
      </PageWidth>
    </>
  )
}
