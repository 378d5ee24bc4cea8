import { SKILL_TREES_PROVENANCE } from '@gyeol/game-data'
import {
  type BuildIssue,
  describeBuildIssue,
  levelOf,
  type SkillKey,
  type SkillTree,
} from '@gyeol/skills'
import type { ReactNode } from 'react'
import { WarningIcon } from '../../../shared/icons/icons.ts'
import { branchOrder, SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import styles from './build-rail.module.css'
import type { BuildView } from './build-view.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

type BuildRailProps = {
  readonly view: BuildView
  readonly onTree: (tree: string) => void
  readonly onSkill: (skill: SkillKey) => void
  /** Absent where nothing can be changed. */
  readonly onMend?: (() => void) | undefined
  /** What else can be done with the build. */
  readonly tools?: ReactNode
}

const SHOWN_ISSUES = 5

/** What is wrong, what is learned, and what else can be done. */
export function BuildRail({ view, onTree, onSkill, onMend, tools }: BuildRailProps) {
  const texts = skillPointTexts.rail
  const { issues, totals } = view
  const learned = SKILL_INDEX.trees.filter(({ id }) => totals.perTree[id] !== undefined)
  return (
    <div className={styles.rail}>
      {issues.length > 0 && (
        <Card as="section" padding="medium" aria-label={texts.issues}>
          <SectionTitle>{texts.issues}</SectionTitle>
          <ul className={styles.issues}>
            {issues.slice(0, SHOWN_ISSUES).map((issue) => (
              <li key={`${issue.code}${'skill' in issue ? issue.skill : ''}`}>
                <Issue issue={issue} onSkill={onSkill} />
              </li>
            ))}
          </ul>
          {issues.length > SHOWN_ISSUES && (
            <p className={styles.more}>{texts.moreIssues(issues.length - SHOWN_ISSUES)}</p>
          )}
          {onMend && issues.some(({ code }) => code === 'PREREQUISITE_MISSING') && (
            <Button block onClick={onMend}>
              {texts.mend}
            </Button>
          )}
        </Card>
      )}
      <Card as="section" padding="medium" aria-label={texts.learned}>
        <SectionTitle>{texts.learned}</SectionTitle>
        {learned.length === 0 && <p className={styles.more}>{texts.empty}</p>}
        <ul className={styles.learned}>
          {learned.map((tree) => (
            <li key={tree.id}>
              <button type="button" className={styles.tree} onClick={() => onTree(tree.id)}>
                {tree.name} <b>{totals.perTree[tree.id]}</b>
              </button>
              <p>{learnedWords(tree, view)}</p>
            </li>
          ))}
        </ul>
      </Card>
      {tools}
      <p className={styles.asOf}>{texts.asOf(SKILL_TREES_PROVENANCE.asOf)}</p>
    </div>
  )
}

type IssueProps = {
  readonly issue: BuildIssue
  readonly onSkill: (skill: SkillKey) => void
}

function Issue({ issue, onSkill }: IssueProps) {
  const words = describeBuildIssue(SKILL_INDEX, issue)
  if (issue.code === 'OVER_LIMIT') {
    return (
      <p className={styles.issue}>
        <WarningIcon />
        {words}
      </p>
    )
  }
  return (
    <button type="button" className={styles.issue} onClick={() => onSkill(issue.skill)}>
      <WarningIcon />
      {words}
    </button>
  )
}

function learnedWords(tree: SkillTree, { levels }: BuildView): string {
  return branchOrder(tree)
    .filter(({ key }) => levelOf(levels, key) > 0)
    .map(({ key, skill }) => `${skill.name} ${levelOf(levels, key)}`)
    .join(' · ')
}
