import type { ClickStep, Learner, SkillKey } from '@gyeol/skills'
import { type ReactNode, useState } from 'react'
import { DeleteIcon } from '../../../shared/icons/icons.ts'
import { findTree, SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { BuildRail } from '../builds/build-rail.tsx'
import type { BuildView } from '../builds/build-view.ts'
import type { ClickWay } from './click-preview.ts'
import { type HistoryProps, LearnerStrip } from './learner-strip.tsx'
import { PointsCard } from './points-card.tsx'
import type { BuildStep } from '../builds/skill-build.ts'
import styles from './skill-board.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'
import { TreeCanvas } from './tree-canvas.tsx'
import { TreeNav } from './tree-nav.tsx'

/** What the board may do; absent it only shows. */
export type BoardActions = {
  readonly way: ClickWay
  readonly history: HistoryProps
  readonly onTake: (step: BuildStep) => void
  readonly onLearner: (patch: Partial<Learner>) => void
  readonly onStep: (step: ClickStep) => void
  readonly onConnect: (connect: boolean) => void
  readonly onMend: () => void
}

type SkillBoardProps = {
  readonly view: BuildView
  readonly tree: string
  readonly onTree: (tree: string) => void
  readonly actions: BoardActions | null
  readonly tools?: ReactNode
}

/** Trees, the drawing of one of them, points and what is learned. */
export function SkillBoard({ view, tree: treeId, onTree, actions, tools }: SkillBoardProps) {
  const texts = skillPointTexts
  const [wanted, setWanted] = useState<{ readonly skill: SkillKey } | null>(null)
  const tree = findTree(treeId) ?? SKILL_INDEX.trees[0]
  if (!tree) return null
  const points = view.totals.perTree[tree.id] ?? 0
  const goTo = (skill: SkillKey) => {
    const node = SKILL_INDEX.nodes.get(skill)
    if (!node) return
    onTree(node.tree.id)
    setWanted({ skill })
  }
  const open = (id: string) => {
    setWanted(null)
    onTree(id)
  }
  return (
    <div className={styles.board}>
      {actions && (
        <div className={styles.strip}>
          <LearnerStrip learner={view.learner} {...actions} />
        </div>
      )}
      <div className={styles.points}>
        <PointsCard view={view} />
      </div>
      <div className={styles.nav}>
        <TreeNav tree={tree.id} points={view.totals.perTree} onTree={open} onSkill={goTo} />
      </div>
      <Card as="section" className={styles.canvas} aria-labelledby="skill-tree-title">
        <header className={styles.head}>
          <h2 id="skill-tree-title">{tree.name}</h2>
          <p>{texts.nav.points(points)}</p>
          {actions && (
            <Button
              size="small"
              variant="ghost"
              icon={<DeleteIcon />}
              disabled={points === 0}
              onClick={() => actions.onTake({ type: 'resetTree', tree: tree.id })}
            >
              {texts.tree.resetTree}
            </Button>
          )}
        </header>
        <TreeCanvas
          key={tree.id}
          tree={tree}
          view={view}
          way={actions?.way ?? null}
          wanted={wanted}
          onClick={(skill, type) => {
            if (actions) actions.onTake({ type, skill, ...actions.way })
          }}
        />
      </Card>
      <div className={styles.rail}>
        <BuildRail
          view={view}
          onTree={open}
          onSkill={goTo}
          onMend={actions?.onMend}
          tools={tools}
        />
      </div>
    </div>
  )
}
