import { lazy, Suspense } from 'react'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { LoadingBlock } from '../../../shared/ui/display/loading-block.tsx'
import { useHashReading } from '../share/use-hash-reading.ts'
import { isAutoHash, readAutoHash } from './share/auto-link.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import { autoTexts } from './auto.texts.ts'
import { OwnAuto } from './own-auto.tsx'

const AUTO_LINK = { claims: isAutoHash, read: readAutoHash }

const SharedAuto = lazy(async () => ({
  default: (await import('./share/shared-auto.tsx')).SharedAuto,
}))

/** /statting/auto: one's own question, or one that came by link, which touches nothing of one's own. */
export function AutoScreen() {
  const { shared, leave } = useHashReading(AUTO_LINK)
  const texts = autoTexts.shared
  if (shared?.reading.kind === 'shared') {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <SharedAuto key={shared.hash} shared={shared.reading.shared} onLeave={leave} />
      </Suspense>
    )
  }
  return (
    <>
      {shared && (
        <div className={planner.notice}>
          <HintStrip tone="danger" live>
            {shared.reading.kind === 'newer' ? texts.newer : texts.broken}
          </HintStrip>
        </div>
      )}
      <OwnAuto />
    </>
  )
}
