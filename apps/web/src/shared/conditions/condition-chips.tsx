import type { StatClause } from '@gyeol/catalogue'
import type { StatId } from '@gyeol/terms'
import { Button } from '../ui/buttons/button.tsx'
import { RemovableChip } from '../ui/controls/chip.tsx'
import { ClauseChip } from './clause-chip.tsx'
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
          <ClauseChip
            key={chip.key}
            clause={chip.clause}
            onChange={chip.onChange}
            onRemove={chip.onRemove}
            stats={stats}
          />
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
