import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { formatNumber } from '@gyeol/korean'
import { COMBO_TAG_HINTS, COMBO_TAG_NAMES, COMBO_TAGS, MP_REASON_TEXTS } from '@gyeol/skills'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, SortIcon } from '../../shared/icons/icons.ts'
import { SkillGlyph } from '../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { IconButton } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Select } from '../../shared/ui/select.tsx'
import { SlotNumber } from '../../shared/ui/slot-number.tsx'
import { comboSkillName, findComboSkill } from './combo.ts'
import { comboTexts } from './combo.texts.ts'
import type { ComboView } from './combo-view.ts'
import { effectWords, mpWords } from './combo-words.ts'
import styles from './combo-row.module.css'
import { PlaceDetails } from './place-details.tsx'
import { PlaceFindings } from './place-findings.tsx'
import type { RowActions } from './combo-track.tsx'

interface ComboRowProps {
  readonly id: string
  readonly at: number
  readonly view: ComboView
  /** Absent: only to look at. */
  readonly actions: RowActions | null
}

const NO_TAG = ''

/** One place: skill, tag, what it costs and why, and the ways to move it. */
export function ComboRow({ id, at, view, actions }: ComboRowProps) {
  const texts = useTexts(comboTexts).track
  const sortable = useSortable({ id, disabled: actions === null })
  const place = view.places[at]
  const row = view.cost.rows[at]
  const effect = view.effects[at]
  if (!place || !row || !effect) return null
  const name = comboSkillName(place.skill)
  const entry = findComboSkill(place.skill)
  const skill = SKILL_INDEX.nodes.get(entry?.skill ?? '')?.skill ?? { name }
  const reasons = row.reasons.map(({ reason }) => MP_REASON_TEXTS[reason])
  const words = [
    ...reasons,
    ...effectWords(effect, texts),
    ...(row.stored > 0 ? [texts.stored(formatNumber(row.stored))] : []),
  ]
  const tagNames = COMBO_TAGS.map((value) => ({
    value: value as string,
    label: COMBO_TAG_NAMES[value],
  }))
  return (
    <li
      ref={sortable.setNodeRef}
      className={classNames(styles.row, sortable.isDragging && styles.dragged)}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      aria-label={`${texts.place(at + 1)} ${name}`}
    >
      {actions && (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={styles.handle}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={texts.drag(name)}
        >
          <SortIcon />
        </button>
      )}
      <SlotNumber number={at + 1} tone="done" />
      <SkillGlyph skill={skill} />
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.mp}>{mpWords(row, texts)}</span>
        {place.tag !== null && <p className={styles.hint}>{COMBO_TAG_HINTS[place.tag]}</p>}
        {words.length > 0 && <p className={styles.reasons}>{words.join(' · ')}</p>}
      </div>
      <div className={styles.tag}>
        {actions ? (
          <Select
            label={texts.tag(name)}
            value={place.tag ?? NO_TAG}
            onChange={(value) =>
              actions.change(at, { tag: COMBO_TAGS.find((tag) => tag === value) ?? null })
            }
            // The first place takes none; one that came there by moving can only be taken off.
            options={[
              { value: NO_TAG, label: texts.noTag },
              ...tagNames.filter(({ value }) => at > 0 || value === place.tag),
            ]}
          />
        ) : (
          place.tag !== null && <span className={styles.fixed}>{COMBO_TAG_NAMES[place.tag]}</span>
        )}
      </div>
      {actions && (
        <div className={styles.moves}>
          <IconButton
            label={texts.up(name)}
            icon={<ArrowUpIcon />}
            data-move="up"
            disabled={at === 0}
            onClick={() => actions.move(at, at - 1)}
          />
          <IconButton
            label={texts.down(name)}
            icon={<ArrowDownIcon />}
            data-move="down"
            disabled={at === view.places.length - 1}
            onClick={() => actions.move(at, at + 1)}
          />
          <IconButton
            label={texts.remove(name)}
            icon={<CloseIcon />}
            onClick={() => actions.remove(at)}
          />
        </div>
      )}
      <div className={styles.below}>
        {actions && place.mp === null && <p className={styles.needs}>{texts.needsMp}</p>}
        <PlaceFindings findings={view.findings.filter((finding) => finding.place === at)} />
        {actions && (
          <PlaceDetails
            name={name}
            place={place}
            isOpen={place.mp === null}
            onChange={(patch) => actions.change(at, patch)}
          />
        )}
      </div>
    </li>
  )
}
