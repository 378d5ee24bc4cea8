import type { ReadCode } from '@gyeol/skills'
import { useMemo, useState } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { viewOf } from '../builds/build-view.ts'
import { SkillBoard } from '../board/skill-board.tsx'
import { skillPointTexts } from '../skill-point.texts.ts'
import type { SkillBuildsState } from '../builds/use-skill-builds.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import { latePart } from '../../../shared/loading/late-part.tsx'

const CompareDialog = latePart(
  async () => (await import('../builds/compare-dialog.tsx')).CompareDialog,
)

type SharedBuildProps = {
  readonly build: ReadCode
  readonly state: SkillBuildsState
  readonly onLeave: () => void
}

/** Somebody else's build, to look at, compare and copy. */
export function SharedBuild({ build, state, onLeave }: SharedBuildProps) {
  const texts = skillPointTexts
  const view = useMemo(() => viewOf(build.levels, build.learner), [build])
  const [tree, setTree] = useState(() => richestTree(view.totals.perTree))
  const [isComparing, setIsComparing] = useState(false)
  const name = texts.share.sharedName
  const copy = () => {
    if (!state.addIncoming({ name, ...build })) {
      showErrorToast(texts.saves.full(MAX_SAVES))
      return
    }
    showToast(texts.viewer.copied, { kind: 'success' })
    onLeave()
  }
  return (
    <Page isWide title={texts.title} line={name} className={planner.stack}>
      <div className={planner.visit}>
        <HintStrip tone="primary" icon={<NoteIcon />}>
          {texts.viewer.notice} {build.unknown > 0 && texts.viewer.unknown(build.unknown)}
        </HintStrip>
        <div className={planner.visitActions}>
          <Button variant="primary" onClick={copy}>
            {texts.viewer.copy}
          </Button>
          <Button onClick={() => setIsComparing(true)}>{texts.viewer.compare}</Button>
          <Button variant="ghost" onClick={onLeave}>
            {texts.viewer.leave}
          </Button>
        </div>
      </div>
      <SkillBoard view={view} tree={tree} onTree={setTree} actions={null} />
      {isComparing && (
        <CompareDialog
          current={{ id: '', name, levels: build.levels }}
          others={state.builds.items.map(({ id, name: own, session }) => ({
            id,
            name: own,
            levels: session.levels,
          }))}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Page>
  )
}

/** What a viewer wants to see first. */
function richestTree(points: Readonly<Record<string, number>>): string {
  const [richest] = Object.entries(points).toSorted(([, a], [, b]) => b - a)
  return richest?.[0] ?? SKILL_INDEX.trees[0]?.id ?? ''
}
