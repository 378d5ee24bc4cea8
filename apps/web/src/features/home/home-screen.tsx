import { type ReactNode, useState } from 'react'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import { HomeHero } from './home-hero.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './home-screen.module.css'
import { type Coming, type NewsItem, NewsSection } from './news-section.tsx'
import { type ResumeItem, ResumeSection } from './resume-section.tsx'
import { type RunningItem, RunningSection } from './running-section.tsx'
import { StrengthsSection } from './strengths-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import { arrangeTools } from './pins/arrange-tools.ts'
import { pinnedToolsSaved } from './pins/pinned-tools.saved.ts'

const PinDialog = latePart(async () => (await import('./pins/pin-dialog.tsx')).PinDialog)

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
  /** What has changed in the lists; comes as prices do. */
  readonly changed?: ReactNode
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
  changed = null,
  onSearch = nothing,
  onSearchSoon = nothing,
}: HomeScreenProps) {
  return (
    <>
      <HomeHero onSearch={onSearch} onSearchSoon={onSearchSoon} />
      <PageWidth className={styles.sections}>
        <ResumeSection items={resume} />
        <div className={styles.halves}>
          <Tools />
          <RunningSection items={running} soon={soon} className={styles.running} />
          <NewsSection items={news} className={styles.news} />
        </div>
        {changed}
        {prices}
        <StrengthsSection />
      </PageWidth>
    </>
  )
}

/** Every tool and list, those one has pinned first. */
function Tools() {
  const texts = homeTexts
  const [keys] = useSaved(pinnedToolsSaved)
  const [isPinning, setPinning] = useState(false)
  const { pinned, planners, lists } = arrangeTools(keys)
  return (
    <div className={styles.tools}>
      <ToolsSection
        title={texts.tools}
        tools={[...pinned, ...planners]}
        trailing={
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={() => void PinDialog.fetch().catch(() => undefined)}
            onClick={() => setPinning(true)}
          >
            {texts.pin}
          </Button>
        }
      />
      {lists.length > 0 && <ToolsSection title={texts.lists} tools={lists} />}
      {isPinning && <PinDialog onClose={() => setPinning(false)} />}
    </div>
  )
}
