import { lazy, Suspense, useEffect } from 'react'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { OwnStatting } from './own-statting.tsx'
import planner from '../../shared/ui/layout/planner.module.css'
import { stattingTexts } from './statting.texts.ts'
import { isBuildHash, readLinkHash } from './share/share-link.ts'
import { useHashReading } from './share/use-hash-reading.ts'
import { followSiteLevel } from './sessions/site-level.ts'
import { takeSiteLevel } from './sessions/statting.saved.ts'
import { useStatting } from './sessions/use-statting.ts'

const BUILD_LINK = { claims: isBuildHash, read: readLinkHash }

const SharedStatting = lazy(async () => ({
  default: (await import('./share/shared-statting.tsx')).SharedStatting,
}))

/** /statting: one's own sessions, or a build that came by link, which touches nothing of one's own. */
export function StattingScreen() {
  const statting = useStatting()
  useEffect(() => followSiteLevel(takeSiteLevel), [])
  const { shared, leave } = useHashReading(BUILD_LINK)
  const texts = stattingTexts
  if (shared?.reading.kind === 'build') {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <SharedStatting
          key={shared.hash}
          reading={shared.reading}
          statting={statting}
          onLeave={leave}
        />
      </Suspense>
    )
  }
  return (
    <>
      {shared && (
        <div className={planner.notice}>
          <HintStrip tone="danger" live>
            {shared.reading.kind === 'newer' ? texts.share.newer : texts.viewer.broken}
          </HintStrip>
        </div>
      )}
      <OwnStatting statting={statting} />
    </>
  )
}
