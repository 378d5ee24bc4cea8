import { lazy, Suspense, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { findTree, SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import { OwnBuilds } from './builds/own-builds.tsx'
import { readLinkHash } from './share/share-link.ts'
import { skillPointTexts } from './skill-point.texts.ts'
import { useSkillBuilds } from './builds/use-skill-builds.ts'

const SharedBuild = lazy(async () => ({
  default: (await import('./share/shared-build.tsx')).SharedBuild,
}))

/** /skill/point: one's own builds, or one that came by link, which touches nothing of one's own. */
export function SkillPointScreen() {
  const texts = skillPointTexts.viewer
  const state = useSkillBuilds()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { tree, setTree } = useTreeInAddress()
  const reading = useMemo(() => readLinkHash(hash), [hash])
  const leave = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  if (reading?.kind === 'build') {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <SharedBuild key={hash} build={reading.build} state={state} onLeave={leave} />
      </Suspense>
    )
  }
  return (
    <>
      {reading && (
        <PageWidth>
          <HintStrip tone="danger" live>
            {reading.refusal === 'NEWER_VERSION' ? texts.newer : texts.broken}
          </HintStrip>
        </PageWidth>
      )}
      <OwnBuilds state={state} tree={tree} onTree={setTree} />
    </>
  )
}

/** The tree in view, kept in the address: `?tree=shot`. */
function useTreeInAddress() {
  const [params, setParams] = useSearchParams()
  const first = SKILL_INDEX.trees[0]?.id ?? ''
  const tree = findTree(params.get('tree'))?.id ?? first
  const setTree = (id: string) => {
    if (id === tree) return
    setParams(id === first ? {} : { tree: id }, { replace: true, preventScrollReset: true })
  }
  return { tree, setTree }
}
