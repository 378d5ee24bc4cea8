import { limitsOf, valueOf } from '@gyeol/statting'
import { CloseIcon, LockIcon } from '../../../../shared/icons/icons.ts'
import { IconButton } from '../../../../shared/ui/buttons/button.tsx'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import { FieldReason } from '../../../../shared/ui/fields/field-reason.tsx'
import { categoryName, optionName } from '../../slots/option-labels.ts'
import { stattingTexts } from '../../statting.texts.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { ValueEnds, ValueEntry } from '../../slots/value-entry.tsx'
import type { AutoForm, FixedRow } from './auto-form.ts'
import type { FormReading } from './auto-problem.ts'
import { autoTexts } from '../auto.texts.ts'
import styles from './row-card.module.css'
import { rowIssueText } from './row-words.ts'

type FixedItemProps = {
  readonly row: FixedRow
  readonly index: number
  readonly form: AutoForm
  readonly reading: FormReading
  readonly onChange: (row: FixedRow | null) => void
}

/** A negative that has to be there, with its depth. */
export function FixedItem({ row, index, form, reading, onChange }: FixedItemProps) {
  const { wanted: words } = autoTexts
  const { slot } = stattingTexts
  const isNarrow = useMedia(BELOW_MD)
  const { session } = reading
  const name = optionName(row.option)
  const option = findOption(row.option)
  const issue = reading.fixedIssues[index] ?? null
  const { option: key } = row
  return (
    <li className={styles.row} aria-label={name}>
      <LockIcon className={styles.mark} aria-hidden="true" />
      <div className={styles.name}>
        <b>{name}</b>
        <small>{option ? categoryName(option.category) : slot.unknown}</small>
      </div>
      {option ? (
        <ValueEntry
          option={option}
          settings={session.settings}
          label={words.value(name)}
          value={row.value}
          max={0}
          issue={issue ? rowIssueText(issue, session) : undefined}
          focusMark={form.wanted.length + index}
          block={isNarrow}
          onChange={(value) => onChange({ option: key, value })}
          onInvalidText={(invalidText) => onChange({ ...row, invalidText })}
        >
          <ValueEnds
            min={{
              label: slot.toMin(name),
              onPress: () =>
                onChange({ option: key, value: limitsOf(option, session.settings).minValue }),
            }}
            max={
              isNarrow && {
                label: slot.toMax(name),
                onPress: () =>
                  onChange({ option: key, value: valueOf(option, session.settings, -1) }),
              }
            }
          />
        </ValueEntry>
      ) : (
        <FieldReason id={`auto-fixed-${index}`}>{slot.unknown}</FieldReason>
      )}
      <IconButton
        size="small"
        label={words.remove(name)}
        icon={<CloseIcon />}
        onClick={() => onChange(null)}
      />
    </li>
  )
}
