import { formatNumber } from '@gyeol/korean'
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from 'react'
import { COMBO_TAG_HINTS, COMBO_TAG_NAMES, COMBO_TAGS, MP_REASON_TEXTS } from '@gyeol/skills'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, SortIcon } from '../../../shared/icons/icons.ts'
import { SkillGlyph } from '../../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { type ComboPlace, comboSkillName, findComboSkill } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import type { ComboView } from './combo-view.ts'
import { effectWords, mpWords } from '../combo-words.ts'
import styles from './combo-row.module.css'
import { NativeSelect } from './native-select.tsx'
import { PlaceFindings } from './place-findings.tsx'

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

const NO_TAG = ''

const PlaceDetails = lazy(async () => ({
  default: (await import('./place-details.tsx')).PlaceDetails,
}))

/** One place: skill, tag, what it costs and why, and the ways to move it. */
export function ComboRow({ at, view, actions, drag }: ComboRowProps) {
  const texts = useTexts(comboTexts).track
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
  // The first place takes none; one that came there by moving can only be taken off.
  const tags = COMBO_TAGS.filter((tag) => at > 0 || tag === place.tag)
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
        <span className={styles.mp}>{mpWords(row, texts)}</span>
        {place.tag !== null && <p className={styles.hint}>{COMBO_TAG_HINTS[place.tag]}</p>}
        {words.length > 0 && <p className={styles.reasons}>{words.join(' · ')}</p>}
      </div>
      <div className={styles.tag}>
        {actions ? (
          <NativeSelect
            label={texts.tag(name)}
            value={place.tag ?? NO_TAG}
            onChange={(value) =>
              actions.change(at, { tag: COMBO_TAGS.find((tag) => tag === value) ?? null })
            }
            groups={[
              {
                choices: [
                  { value: NO_TAG, label: texts.noTag },
                  ...tags.map((tag) => ({ value: tag, label: COMBO_TAG_NAMES[tag] })),
                ],
              },
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
          <Details name={name} isOpen={place.mp === null}>
            <PlaceDetails place={place} onChange={(patch) => actions.change(at, patch)} />
          </Details>
        )}
      </div>
    </li>
  )
}

type DetailsProps = {
  readonly name: string
  /** Open from the start: something must be typed. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Fields that few need; fetched when they are opened. */
function Details({ name, isOpen, children }: DetailsProps) {
  const texts = useTexts(comboTexts).track
  const [isShown, setShown] = useState(isOpen)
  return (
    <details
      className={styles.details}
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>
        {texts.more}
        <VisuallyHidden>{texts.moreOf(name)}</VisuallyHidden>
      </summary>
      {isShown && <Suspense fallback={null}>{children}</Suspense>}
    </details>
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
