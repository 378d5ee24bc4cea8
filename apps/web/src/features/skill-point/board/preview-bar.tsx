import { Link } from 'react-router'
import { ArrowDownIcon, ArrowUpIcon } from '../../../shared/icons/icons.ts'
import { SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { describeClick, type NodePreview } from './click-preview.ts'
import styles from './preview-bar.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'

type PreviewBarProps = {
  readonly preview: NodePreview | null
  /** A finger asked: the bar stays over the page until the next touch. */
  readonly isHeld: boolean
}

/** What a click on the skill in question would change; how to ask while none is in question. */
export function PreviewBar({ preview, isHeld }: PreviewBarProps) {
  const texts = skillPointTexts
  if (preview === null) {
    return (
      <div className={styles.bar}>
        <p className={styles.byKeys}>{texts.tree.keys}</p>
        <p className={styles.byTouch}>{texts.tree.touch}</p>
      </div>
    )
  }
  const node = SKILL_INDEX.nodes.get(preview.skill)
  const needed = node?.ancestors.at(-1)
  const needing = node?.descendants.length ?? 0
  const info = node && `/skill/info/${node.tree.category}/${node.tree.id}#skill-${node.skill.id}`
  return (
    <section
      aria-label={texts.preview.label}
      data-preview=""
      className={classNames(styles.bar, isHeld && styles.held)}
    >
      <p className={styles.head}>
        <b>{skillName(preview.skill)}</b>
        {needed !== undefined && <span>{texts.preview.needs(skillName(needed))}</span>}
        {needing > 0 && <span>{texts.preview.neededBy(needing)}</span>}
        {isHeld && info !== undefined && <Link to={info}>{texts.tree.toInfo}</Link>}
      </p>
      {preview.raise && (
        <p className={styles.line}>
          <ArrowUpIcon />
          <span>
            <b>{texts.preview.raise}</b> {describeClick(preview.raise, texts.preview)}
          </span>
        </p>
      )}
      {preview.lower && (
        <p className={styles.line}>
          <ArrowDownIcon />
          <span>
            <b>{texts.preview.lower}</b> {describeClick(preview.lower, texts.preview)}
          </span>
        </p>
      )}
    </section>
  )
}
