import { lazy, Suspense, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { mainQuestTexts } from './main-quest.texts.ts'
import planner from '../../shared/ui/layout/planner.module.css'
import { OwnPlan } from './own-plan.tsx'
import { isPlanHash, readPlanHash } from './share/plan-link.ts'
import { useMainQuest } from './use-main-quest.ts'

const SharedPlan = lazy(async () => ({
  default: (await import('./share/shared-plan.tsx')).SharedPlan,
}))

/** /guide/main-quest and /quest/main: one's own plan, or one that came by link. */
export function MainQuestScreen() {
  const main = useMainQuest()
  const { quest } = main
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const texts = mainQuestTexts.viewer
  const reading = useMemo(
    () => (isPlanHash(hash) ? readPlanHash(quest, hash) : null),
    [quest, hash],
  )
  const leave = () =>
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  if (reading?.kind === 'plan') {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <SharedPlan
          key={hash}
          quest={quest}
          setting={reading.setting}
          asOf={reading.asOf}
          onLeave={leave}
          onCopy={(setting) => {
            main.replace(setting)
            leave()
          }}
        />
      </Suspense>
    )
  }
  return (
    <>
      {reading !== null && (
        <div className={planner.notice}>
          <HintStrip tone="danger" live>
            {reading.kind === 'newer' ? texts.newer : texts.broken}
          </HintStrip>
        </div>
      )}
      <OwnPlan main={main} />
    </>
  )
}
