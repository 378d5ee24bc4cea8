import { formatNumber } from '@gyeol/korean'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { COMBO_TAG_HINTS, COMBO_TAG_NAMES, COMBO_TAGS, MP_REASON_TEXTS } from '@gyeol/skills'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CloseIcon,
  SortIcon,
} from '../../../shared/icons/icons.ts'
import { SkillGlyph } from '../../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { type ComboPlace, comboSkillName, findComboSkill } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import type { ComboView } from './combo-view.ts'
import { effectWords, mpWords } from '../combo-words.ts'
import styles from './combo-row.module.css'
import { PlaceFindings } from './place-findings.tsx'
import { latePart } from '../../../shared/loading/late-part.tsx'

/** What makes a row one that can be dragged. */
export type RowDrag = {
  readonly row: ComponentPropsWithRef<'li'>
  readonly handle: ComponentPropsWithRef<'button'>
  readonly isDragging: boolean
}

/** What can be done to a place. */
export type RowActions = {
  readonly change: (at: number, patch: Partial<ComboPlace>) => void
  readonly move: (at: number, to: number) => void
  readonly remove: (at: number) => void
}

type ComboRowProps = {
  readonly at: number
  readonly view: ComboView
  /** Absent: only to look at. */
  readonly actions: RowActions | null
  readonly drag?: RowDrag
}

const NO_TAG = 'none'

const PlaceDetails = latePart(async () => (await import('./place-details.tsx')).PlaceDetails)

/** One place: skill, tag, what it costs and why, and the ways to move it. */
export function ComboRow({ at, view, actions, drag }: ComboRowProps) {
  const texts = comboTexts.track
  const detailsId = useId()
  const place = view.places[at]
  const row = view.cost.rows[at]
  const effect = view.effects[at]
  // Open from the start where something must be typed.
  const [isOpen, setIsOpen] = useState(place?.mp === null)
  if (!place || !row || !effect) return null
  const name = comboSkillName(place.skill)
  const entry = findComboSkill(place.skill)
  const skill = SKILL_INDEX.nodes.get(entry?.skill ?? '')?.skill ?? { name }
  const reasons = row.reasons.map(({ reason }) => MP_REASON_TEXTS[reason])
  const effects = [
    ...effectWords(effect, texts),
    ...(row.stored > 0 ? [texts.stored(formatNumber(row.stored))] : []),
  ]
  const hint = place.tag === null ? null : COMBO_TAG_HINTS[place.tag]
  return (
    <li
      {...drag?.row}
      className={classNames(styles.row, drag?.isDragging === true && styles.dragged)}
      aria-label={`${texts.place(at + 1)} ${name}`}
    >
      {actions && <Handle label={texts.drag(name)} drag={drag} />}
      <SlotNumber number={at + 1} tone="done" />
      <SkillGlyph skill={skill} />
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <p className={styles.facts}>
          <span className={styles.mp}>{mpWords(row, texts)}</span>
          {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
          {effects.length > 0 && <span className={styles.effects}>{effects.join(' · ')}</span>}
        </p>
        {!actions && hint !== null && <p className={styles.hint}>{hint}</p>}
      </div>
      {actions ? (
        <>
          <TagSelect name={name} at={at} place={place} onChange={actions.change} />
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
              label={texts.moreOf(name)}
              icon={<ChevronDownIcon className={classNames(isOpen && styles.turned)} />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            />
          </div>
          <IconButton
            className={styles.remove}
            label={texts.remove(name)}
            icon={<CloseIcon />}
            onClick={() => actions.remove(at)}
          />
        </>
      ) : (
        place.tag !== null && <span className={styles.fixed}>{COMBO_TAG_NAMES[place.tag]}</span>
      )}
      <div className={styles.below}>
        {actions && place.mp === null && <p className={styles.needs}>{texts.needsMp}</p>}
        <PlaceFindings findings={view.findings.filter((finding) => finding.place === at)} />
        {actions && isOpen && (
          <div id={detailsId}>
            {hint !== null && <p className={styles.hint}>{[hint, ...effects].join(' · ')}</p>}
            <PlaceDetails place={place} onChange={(patch) => actions.change(at, patch)} />
          </div>
        )}
      </div>
    </li>
  )
}

type TagSelectProps = {
  readonly name: string
  readonly at: number
  readonly place: ComboPlace
  readonly onChange: RowActions['change']
}

/** The special effect of a place; the list says what each does. */
function TagSelect({ name, at, place, onChange }: TagSelectProps) {
  const texts = comboTexts.track
  // The first place takes none; one that came there by moving can only be taken off.
  const tags = COMBO_TAGS.filter((tag) => at > 0 || tag === place.tag)
  return (
    <Select
      className={styles.tag}
      label={texts.tag(name)}
      value={place.tag ?? NO_TAG}
      onChange={(value) => onChange(at, { tag: COMBO_TAGS.find((tag) => tag === value) ?? null })}
      options={[
        { value: NO_TAG, label: texts.noTag },
        ...tags.map((tag) => ({
          value: tag,
          label: COMBO_TAG_NAMES[tag],
          hint: COMBO_TAG_HINTS[tag],
        })),
      ]}
    />
  )
}

type HandleProps = { readonly label: string; readonly drag: ComboRowProps['drag'] }

/** Only a picture until dragging has come: whoever held it would lose it then. */
function Handle({ label, drag }: HandleProps) {
  if (drag === undefined) {
    return (
      <span className={styles.handle} aria-hidden="true">
        <SortIcon />
      </span>
    )
  }
  return (
    <button type="button" className={styles.handle} {...drag.handle} aria-label={label}>
      <SortIcon />
    </button>
  )
}
