import type { StatClause } from '@gyeol/catalogue'
import type { StatId } from '@gyeol/terms'
import { useState } from 'react'
import { CloseIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { RemovableChip } from '../ui/controls/chip.tsx'
import { Popover } from '../ui/popups/popover.tsx'
import { ClauseFields } from './clause-fields.tsx'
import { clauseText } from './clause-words.ts'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'

/** A filter that applies: `onRemove` takes it away. Those of stats can be edited on the spot. */
export type ConditionChip =
  | { readonly key: string; readonly label: string; readonly onRemove: () => void }
  | {
      readonly key: string
      readonly clause: StatClause
      readonly onChange: (clause: StatClause) => void
      readonly onRemove: () => void
    }

type ConditionChipsProps = {
  readonly chips: readonly ConditionChip[]
  readonly stats: readonly StatId[]
  readonly onReset: () => void
}

/** What is being asked for, one chip each; nothing when nothing is. */
export function ConditionChips({ chips, stats, onReset }: ConditionChipsProps) {
  const texts = conditionTexts
  if (chips.length === 0) return null
  return (
    <section className={styles.chips} aria-label={texts.chips}>
      {chips.map((chip) =>
        'clause' in chip ? (
          <ClauseChip key={chip.key} chip={chip} stats={stats} />
        ) : (
          <RemovableChip key={chip.key} label={chip.label} onRemove={chip.onRemove} />
        ),
      )}
      <Button size="small" variant="ghost" onClick={onReset}>
        {texts.reset}
      </Button>
    </section>
  )
}

function ClauseChip({
  chip,
  stats,
}: {
  chip: Extract<ConditionChip, { clause: StatClause }>
  stats: readonly StatId[]
}) {
  const texts = conditionTexts
  const [isOpen, setOpen] = useState(false)
  const label = clauseText(chip.clause)
  return (
    <span className={styles.chip}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.edit(label)}
        hideTitle
        className={styles.popover}
        trigger={
          <button type="button" className={styles.chipLabel} aria-label={texts.edit(label)}>
            {label}
          </button>
        }
      >
        <ClauseFields clause={chip.clause} onChange={chip.onChange} stats={stats} />
      </Popover>
      <button
        type="button"
        className={styles.chipRemove}
        aria-label={texts.removeOf(label)}
        onClick={chip.onRemove}
      >
        <CloseIcon />
      </button>
    </span>
  )
}
