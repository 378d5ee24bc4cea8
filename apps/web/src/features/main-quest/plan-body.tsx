import type { MainQuestSetting, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { EPISODE } from './chapters/asked-episode.ts'
import { ChapterList } from './chapters/chapter-list.tsx'
import { mainQuestTexts } from './main-quest.texts.ts'
import styles from './main-quest-screen.module.css'
import { ResultPart } from './result/result-part.tsx'
import { RunPart } from './result/run-part.tsx'
import { SpotCard } from './result/spot-card.tsx'
import { useView, ViewNav } from './view-nav.tsx'

/** Views that are fetched when somebody opens them. */
export const loadViews = () => import('./more-views.tsx')
const HandInView = lazy(async () => ({ default: (await loadViews()).HandInView }))
const CurveView = lazy(async () => ({
  default: (await import('./curve/curve-view.tsx')).CurveView,
}))
const RouteView = lazy(async () => ({ default: (await loadViews()).RouteView }))
const CompareView = lazy(async () => ({ default: (await loadViews()).CompareView }))

type PlanBodyProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  /** What the plan is made of: fields of one's own, or the facts of somebody else's. */
  readonly setting: ReactNode
  readonly onEdit?: (patch: Partial<MainQuestSetting>) => void
  readonly onReplace?: (setting: MainQuestSetting) => void
}

/** Setting, views and results: one column on phones, three side by side on wide screens. */
export function PlanBody({ quest, plan, setting, onEdit, onReplace }: PlanBodyProps) {
  const texts = mainQuestTexts.spots
  // The answer comes with the key that was pressed; the long lists follow as soon as there is time.
  const listed = useDeferredValue(useMemo(() => ({ quest, plan }), [quest, plan]))
  const { setting: resolved, repeat, afterRange } = listed.plan
  const { from } = resolved
  const isRepeated = resolved.repeat && repeat !== null && repeat.totalRuns > 0
  const after = afterRange.level
  const levels = [
    { label: texts.now, level: from.level },
    ...(after === from.level ? [] : [{ label: texts.after, level: after }]),
  ]
  return (
    <div className={styles.columns}>
      <div className={styles.setting}>{setting}</div>
      <div className={styles.results}>
        <ResultPart quest={quest} plan={plan} onEdit={onEdit} />
        {resolved.repeat && <RunList {...listed} isReadOnly={!onEdit} />}
        {!isRepeated && <SpotCard levels={levels} />}
      </div>
      <div className={styles.views}>
        <ViewNav />
        <CurrentView {...listed} onEdit={onEdit} onReplace={onReplace} />
      </div>
    </div>
  )
}

const RunList = memo(RunPart)

type CurrentViewProps = Omit<PlanBodyProps, 'setting'>

const CurrentView = memo(function CurrentView(props: CurrentViewProps) {
  const { quest, plan, onEdit, onReplace } = props
  const view = useView()
  const [params] = useSearchParams()
  if (view === 'episodes')
    // An address that names another episode opens its chapter.
    return <ChapterList key={params.get(EPISODE)} quest={quest} plan={plan} onEdit={onEdit} />
  return (
    <Suspense fallback={<LoadingBlock />}>
      {view === 'items' && <HandInView quest={quest} plan={plan} isReadOnly={!onEdit} />}
      {view === 'curve' && <CurveView quest={quest} plan={plan} />}
      {view === 'route' && <RouteView quest={quest} plan={plan} onEdit={onEdit} />}
      {view === 'compare' && <CompareView quest={quest} plan={plan} onReplace={onReplace} />}
    </Suspense>
  )
})
