import {
  bookLevelOf,
  levelOf,
  MAX_SKILL_LEVEL,
  PREREQUISITE_LEVEL,
  type SkillNode as Node,
} from '@gyeol/skills'
import { LockIcon, MinusIcon, PlusIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import { PointsBar } from '../../../shared/skills/points-bar.tsx'
import { SkillGlyph } from '../../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import type { BuildView } from '../builds/build-view.ts'
import styles from './skill-node.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'
import type { NodeHandlers } from './use-node-handlers.ts'

type SkillNodeProps = {
  readonly node: Node
  readonly view: BuildView
  /** Level after the click that is being previewed, where it differs. */
  readonly mark: number | undefined
  readonly className: string | undefined
  /** The one that Tab leads to. */
  readonly isCurrent: boolean
  /** Absent: only to look at. */
  readonly handlers: NodeHandlers | null
}

/** One skill of the drawing: press to raise, ± and right click as the screen wires them. */
export function SkillNode({ node, view, mark, className, isCurrent, handlers }: SkillNodeProps) {
  const texts = skillPointTexts
  const { key, skill } = node
  const level = levelOf(view.levels, key)
  const gate = gateOf(node, view)
  const isMissing = level > 0 && lacksNeeded(node, view)
  const label = [
    texts.tree.nodeLabel(skill.name, level),
    ...(gate === null ? [] : [texts.tree.gate(skill.tier ?? 0, gate)]),
    ...(isMissing ? [texts.tree.missing] : []),
  ].join(', ')
  // The hidden words are the name; the figures beside them are for the eye.
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkillGlyph skill={skill} isStrong={level > 0} />
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{skill.name}</span>
        {gate !== null && (
          <span className={styles.gate}>
            <LockIcon />
            {texts.tree.gateShort(gate)}
          </span>
        )}
      </span>
      {isMissing && <WarningIcon className={styles.warning} />}
      <span className={styles.level} aria-hidden="true">
        {mark === undefined ? (
          <b translate="no">{level}</b>
        ) : (
          <ins translate="no">{`${level}→${mark}`}</ins>
        )}
        {mark === undefined && <small translate="no">/{MAX_SKILL_LEVEL}</small>}
      </span>
      <span className={styles.bar}>
        <PointsBar share={(mark ?? level) / MAX_SKILL_LEVEL} />
      </span>
    </>
  )
  return (
    <li className={classNames(styles.cell, className)}>
      {handlers === null ? (
        <div
          className={styles.node}
          data-learned={level > 0 || undefined}
          data-missing={isMissing || undefined}
        >
          {content}
        </div>
      ) : (
        <>
          <button
            type="button"
            className={styles.node}
            data-skill={key}
            data-learned={level > 0 || undefined}
            data-missing={isMissing || undefined}
            data-marked={mark === undefined ? undefined : mark > level ? 'up' : 'down'}
            tabIndex={isCurrent ? 0 : -1}
            {...handlers.of(key)}
          >
            {content}
          </button>
          <span className={styles.sides}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.side}
              aria-label={texts.click.lower(skill.name)}
              aria-disabled={level === 0 || undefined}
              onClick={() => handlers.click(key, 'lower')}
            >
              <MinusIcon />
            </button>
            <button
              type="button"
              tabIndex={-1}
              className={styles.side}
              aria-label={texts.click.raise(skill.name)}
              aria-disabled={level === MAX_SKILL_LEVEL || undefined}
              onClick={() => handlers.click(key, 'raise')}
            >
              <PlusIcon />
            </button>
          </span>
        </>
      )}
    </li>
  )
}

/** Character level of a book that is still closed. */
function gateOf({ key }: Node, { learner }: BuildView): number | null {
  const level = bookLevelOf(SKILL_INDEX, key)
  return level !== null && level > learner.level ? level : null
}

function lacksNeeded({ ancestors }: Node, { levels }: BuildView): boolean {
  const needed = ancestors.at(-1)
  return needed !== undefined && levelOf(levels, needed) < PREREQUISITE_LEVEL
}
