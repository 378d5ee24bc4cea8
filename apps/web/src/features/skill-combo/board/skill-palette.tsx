import { type ComboSkill, TREE_CATEGORIES } from '@gyeol/skills'
import { useState } from 'react'
import { PlusIcon } from '../../../shared/icons/icons.ts'
import { SkillGlyph } from '../../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { skillTexts } from '../../../shared/skills/skill.texts.ts'
import { useSkillSearch } from '../../../shared/skills/use-skill-search.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { comboSkillName, PALETTE } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import styles from './skill-palette.module.css'

type SkillPaletteProps = {
  readonly isFull: boolean
  readonly onAdd: (skill: ComboSkill) => void
}

/** Trees that have something for a combo. */
const TREES = TREE_CATEGORIES.flatMap((category) =>
  SKILL_INDEX.trees.filter((tree) => tree.category === category),
).filter(({ id }) => PALETTE.some(({ skill }) => skill.startsWith(`${id}:`)))

/** Every skill that can stand in a combo: by tree, or by name over all trees. */
export function SkillPalette({ isFull, onAdd }: SkillPaletteProps) {
  const texts = comboTexts.palette
  const words = skillTexts
  const [query, setQuery] = useState('')
  const [tree, setTree] = useState(TREES[0]?.id ?? '')
  const hits = useSkillSearch(query)
  const shown = TREES.find(({ id }) => id === tree) ?? null
  const entries = hits
    ? hits.flatMap((hit) =>
        PALETTE.filter(({ skill }) =>
          hit.kind === 'skill' ? skill === hit.skill : skill.startsWith(`${hit.tree}:`),
        ),
      )
    : PALETTE.filter(({ skill }) => skill.startsWith(`${tree}:`))
  const unique = [...new Map(entries.map((entry) => [entry.key, entry])).values()]
  return (
    <div className={styles.palette}>
      <SearchField label={texts.search} value={query} onSearch={setQuery} />
      {hits === null && (
        <Combobox
          label={texts.tree}
          items={TREES}
          value={shown}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          groupOf={({ category }) => words.categoryLong[category]}
          onChange={({ id }) => setTree(id)}
        />
      )}
      {isFull && <p role="status">{texts.full}</p>}
      {unique.length === 0 ? (
        <EmptyState title={texts.noneFound} line={texts.noneFoundLine} />
      ) : (
        <ul className={styles.list}>
          {unique.map((entry) => (
            <li key={entry.key}>
              <PaletteButton entry={entry} isDisabled={isFull} onAdd={onAdd} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PaletteButtonProps = {
  readonly entry: ComboSkill
  readonly isDisabled: boolean
  readonly onAdd: (skill: ComboSkill) => void
}

function PaletteButton({ entry, isDisabled, onAdd }: PaletteButtonProps) {
  const texts = comboTexts.palette
  const skill = SKILL_INDEX.nodes.get(entry.skill)?.skill ?? { name: entry.name }
  const facts = [
    entry.mp === null ? texts.unknownMp : texts.mp(entry.mp),
    entry.cannotStart && texts.cannotStart,
    entry.halvesNext && texts.halvesNext,
  ].filter((fact) => fact !== false)
  return (
    <button
      type="button"
      className={styles.entry}
      disabled={isDisabled}
      onClick={() => onAdd(entry)}
    >
      <SkillGlyph skill={skill} />
      <span className={styles.words}>
        <b>{comboSkillName(entry.key)}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <PlusIcon />
    </button>
  )
}
