import { limitsOf, SLOT_COUNT, valueOf } from '@gyeol/statting'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '../../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import { FieldReason } from '../../../../shared/ui/fields/field-reason.tsx'
import { SlotNumber } from '../../../../shared/ui/display/slot-number.tsx'

import { categoryName, optionName } from '../../slots/option-labels.ts'
import { stattingTexts } from '../../statting.texts.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { ValueEnds, ValueEntry } from '../../slots/value-entry.tsx'
import { type AutoForm, type WantedRow, withWanted } from './auto-form.ts'
import type { FormReading } from './auto-problem.ts'
import { CheckRow } from '../../../../shared/ui/fields/check-row.tsx'
import { autoTexts } from '../auto.texts.ts'
import styles from './row-card.module.css'
import { rowIssueText } from './row-words.ts'

type WantedCardProps = {
  readonly form: AutoForm
  readonly reading: FormReading
  readonly onEdit: (change: (form: AutoForm) => AutoForm) => void
  /** Opens the picker for the row at that place; the one behind the last is new. */
  readonly onPickOpen: (index: number) => void
  /** Opens the box for options as a text. */
  readonly onPaste: () => void
  readonly onExample: () => void
}

/** What the item is to have, one row per option. */
export function WantedCard(props: WantedCardProps) {
  const { form, reading, onEdit, onPickOpen } = props
  const texts = autoTexts.wanted
  const isFull = form.wanted.length + form.fixed.length >= SLOT_COUNT
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-wanted">
      <h2 id="auto-wanted" className={styles.title}>
        {texts.title} <small translate="no">{texts.count(form.wanted.length)}</small>
      </h2>
      {form.wanted.length === 0 ? (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <Button variant="soft" onClick={props.onExample}>
            {texts.example}
          </Button>
          <small>{texts.exampleLine}</small>
        </div>
      ) : (
        <ul className={styles.rows}>
          {form.wanted.map((row, index) => (
            <WantedItem
              key={row.option}
              row={row}
              index={index}
              reading={reading}
              onPickOpen={() => onPickOpen(index)}
              onChange={(next) => onEdit((now) => withWanted(now, index, next))}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button
          block
          icon={<PlusIcon />}
          disabled={isFull}
          onClick={() => onPickOpen(form.wanted.length)}
        >
          {texts.add}
        </Button>
        <Button block variant="ghost" disabled={isFull} onClick={props.onPaste}>
          {texts.paste}
        </Button>
        {isFull && <p className={styles.note}>{texts.full}</p>}
        <CheckRow
          label={texts.fills}
          checked={form.fillsWanted}
          onChange={(fillsWanted) => onEdit((now) => ({ ...now, fillsWanted }))}
        />
      </div>
    </Card>
  )
}

type WantedItemProps = {
  readonly row: WantedRow
  readonly index: number
  readonly reading: FormReading
  readonly onPickOpen: () => void
  readonly onChange: (row: WantedRow | null) => void
}

function WantedItem({ row, index, reading, onPickOpen, onChange }: WantedItemProps) {
  const texts = autoTexts.wanted
  const { slot } = stattingTexts
  const isNarrow = useMedia(BELOW_MD)
  const { session } = reading
  const name = optionName(row.option)
  const option = findOption(row.option)
  const issue = reading.wantedIssues[index] ?? null
  const isMax = row.value === 'max'
  const max = option ? limitsOf(option, session.settings).maxValue : 0
  return (
    <li className={styles.row} aria-label={name}>
      <SlotNumber number={index + 1} tone="active" />
      <div className={styles.name}>
        <button
          type="button"
          className={styles.change}
          aria-label={texts.change(name)}
          onClick={onPickOpen}
        >
          {name} <ChevronDownIcon aria-hidden="true" />
        </button>
        <small>{option ? categoryName(option.category) : slot.unknown}</small>
      </div>
      {option ? (
        <ValueEntry
          option={option}
          settings={session.settings}
          label={texts.value(name)}
          value={row.value === 'max' ? max : row.value}
          min={0}
          issue={issue ? rowIssueText(issue, session) : undefined}
          focusMark={index}
          block={isNarrow}
          onChange={(value) => {
            const isUntouched = isMax && value === max
            if (isUntouched && row.invalidText === undefined) return
            onChange({ option: row.option, value: isUntouched ? 'max' : value })
          }}
          onInvalidText={(invalidText) => onChange({ ...row, invalidText })}
        >
          <ValueEnds
            min={
              isNarrow && {
                label: slot.toMin(name),
                onPress: () =>
                  onChange({ option: row.option, value: valueOf(option, session.settings, 1) }),
              }
            }
            max={{
              label: texts.toMax(name),
              isPressed: isMax,
              onPress: () => onChange({ option: row.option, value: isMax ? max : 'max' }),
            }}
          />
        </ValueEntry>
      ) : (
        <FieldReason id={`auto-wanted-${index}`}>{slot.unknown}</FieldReason>
      )}
      <IconButton
        size="small"
        label={texts.remove(name)}
        icon={<CloseIcon />}
        onClick={() => onChange(null)}
      />
    </li>
  )
}
