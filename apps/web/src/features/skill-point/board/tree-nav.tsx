import { type SkillKey, TREE_CATEGORIES, type TreeCategory } from '@gyeol/skills'
import { useEffect, useRef, useState } from 'react'
import {
  findTree,
  SKILL_INDEX,
  shortTreeName,
  skillName,
} from '../../../shared/skills/skill-index.ts'
import { skillTexts } from '../../../shared/skills/skill.texts.ts'
import type { SkillHit } from '../../../shared/skills/skill-search.ts'
import { useSkillSearch } from '../../../shared/skills/use-skill-search.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { skillPointTexts } from '../skill-point.texts.ts'
import styles from './tree-nav.module.css'

type TreeNavProps = {
  readonly tree: string
  /** Points by tree id. */
  readonly points: Readonly<Record<string, number>>
  readonly onTree: (tree: string) => void
  readonly onSkill: (skill: SkillKey) => void
}

/** Room left of the chosen tree in the row of a phone. */
const ROW_START = 16

/** The 32 trees in four groups, and a search over trees and skills. */
export function TreeNav({ tree, points, onTree, onSkill }: TreeNavProps) {
  const texts = skillPointTexts.nav
  const words = skillTexts
  const [query, setQuery] = useState('')
  const hits = useSkillSearch(query)
  const category = findTree(tree)?.category ?? 'weapon'
  const groups = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = groups.current?.querySelector<HTMLElement>(`[data-tree="${tree}"]`)
    const row = chosen?.closest('ul')
    // Only the row moves; the page stays where the viewer is.
    if (chosen && row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - ROW_START
  }, [tree])
  const choose = (hit: SkillHit) => {
    setQuery('')
    if (hit.kind === 'tree') onTree(hit.tree)
    else onSkill(hit.skill)
  }
  const openCategory = (wanted: TreeCategory) => {
    const first = SKILL_INDEX.trees.find((one) => one.category === wanted)
    if (first && wanted !== category) onTree(first.id)
  }
  return (
    <nav className={styles.nav} aria-label={texts.label}>
      <SearchField label={texts.search} value={query} onSearch={setQuery} />
      {hits && <Hits hits={hits} onChoose={choose} />}
      <div ref={groups} className={classNames(styles.groups, hits && styles.behind)}>
        <SegmentedControl
          block
          label={texts.categories}
          className={styles.categories}
          value={category}
          onChange={openCategory}
          segments={TREE_CATEGORIES.map((value) => ({ value, label: words.category[value] }))}
        />
        {TREE_CATEGORIES.map((group) => (
          <div key={group} className={classNames(styles.group, group !== category && styles.other)}>
            <h2 className={styles.heading}>{words.categoryLong[group]}</h2>
            <ul className={styles.trees}>
              {SKILL_INDEX.trees
                .filter((one) => one.category === group)
                .map(({ id, name }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={styles.tree}
                      data-tree={id}
                      aria-current={id === tree ? 'true' : undefined}
                      onClick={() => onTree(id)}
                    >
                      <span>{shortTreeName(name)}</span>
                      {points[id] !== undefined && (
                        <b title={texts.points(points[id])}>{points[id]}</b>
                      )}
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

type HitsProps = {
  readonly hits: readonly SkillHit[]
  readonly onChoose: (hit: SkillHit) => void
}

function Hits({ hits, onChoose }: HitsProps) {
  const texts = skillPointTexts.nav
  return (
    <div className={styles.hits}>
      <p role="status" className={styles.found}>
        {hits.length > 0 ? texts.found(hits.length) : texts.noneFound}
        {hits.length === 0 && <span>{texts.noneFoundLine}</span>}
      </p>
      <ul aria-label={texts.results}>
        {hits.map((hit) => (
          <li key={hit.kind === 'tree' ? hit.tree : hit.skill}>
            <button type="button" className={styles.tree} onClick={() => onChoose(hit)}>
              <span>{hit.kind === 'tree' ? findTree(hit.tree)?.name : skillName(hit.skill)}</span>
              {hit.kind === 'skill' && (
                <small>{shortTreeName(findTree(hit.tree)?.name ?? '')}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
