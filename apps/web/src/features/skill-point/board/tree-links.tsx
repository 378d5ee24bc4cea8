import { levelOf, PREREQUISITE_LEVEL, type SkillLevels, type SkillTree } from '@gyeol/skills'
import { classNames } from '../../../shared/theme/class-names.ts'
import styles from './tree-canvas.module.css'
import type { TreeLayout } from './tree-layout.ts'

type TreeLinksProps = {
  readonly tree: SkillTree
  readonly layout: TreeLayout
  readonly levels: SkillLevels
}

/** Lines from needed skills; whole where the way is open, dashed where 5 levels are missing. */
export function TreeLinks({ tree, layout, levels }: TreeLinksProps) {
  const { columns, rows, links } = layout
  return (
    <li className={styles.links} aria-hidden="true">
      <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none">
        {links.map(({ from, to, path }) => (
          <path
            key={to}
            d={path}
            className={classNames(
              styles.link,
              levelOf(levels, `${tree.id}:${from}`) >= PREREQUISITE_LEVEL && styles.open,
            )}
          />
        ))}
      </svg>
    </li>
  )
}
