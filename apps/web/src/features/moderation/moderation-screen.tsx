import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { ContentView } from './content-view.tsx'
import { FloodCard } from './flood-card.tsx'
import { FILTERS, type FilterValues } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { ProblemView } from './problem-view.tsx'
import { TakedownView } from './takedown-view.tsx'
import { WaitingView } from './waiting-view.tsx'

const VIEWS = ['problem', 'waiting', 'content', 'takedown'] as const

/** /admin/problem: what people report, what waits, what members have made, and what was taken down. */
export function ModerationScreen() {
  const texts = moderationTexts
  const filters = useFilters<FilterValues>(FILTERS)
  const view = oneOfOrNone(VIEWS, filters.values.view) ?? 'problem'
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      <FloodCard />
      <SegmentedControl
        label={texts.view}
        value={view}
        segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        onChange={(next) => filters.set({ view: next === 'problem' ? '' : next, state: '' })}
        block
      />
      {view === 'problem' && <ProblemView filters={filters} />}
      {view === 'waiting' && <WaitingView filters={filters} />}
      {view === 'content' && <ContentView filters={filters} />}
      {view === 'takedown' && <TakedownView filters={filters} />}
    </Page>
  )
}
