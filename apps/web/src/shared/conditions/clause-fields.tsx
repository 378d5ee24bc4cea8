import type { StatClause } from '@gyeol/catalogue'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { CloseIcon } from '../icons/icons.ts'
import { statName } from '../library/stat-words.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Select } from '../ui/select.tsx'
import { clauseText, otherUnitOf } from './clause-words.ts'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'
import { StatCombobox } from './stat-combobox.tsx'

const OPERATORS = ['has', '>=', '<=', '=', '>', '<'] as const satisfies StatClause['operator'][]
const LARGEST = 999_999

interface ClauseFieldsProps {
  readonly clause: StatClause
  readonly onChange: (clause: StatClause) => void
  readonly onRemove?: () => void
  /** Which stats there are, the most usual first. */
  readonly stats: readonly StatId[]
}

/** One condition to edit: stat, comparison, amount. */
export function ClauseFields({ clause, onChange, onRemove, stats }: ClauseFieldsProps) {
  const texts = useTexts(conditionTexts)
  const { stat, operator, value } = clause
  const other = otherUnitOf(stat)
  return (
    <fieldset className={styles.clause} aria-label={clauseText(clause)}>
      <div className={styles.clauseHead}>
        <StatCombobox
          className={styles.stat}
          value={stat}
          stats={stats}
          onChange={(next) => onChange({ ...clause, stat: next })}
        />
        {onRemove !== undefined && (
          <IconButton
            size="small"
            label={texts.removeOf(statName(stat))}
            icon={<CloseIcon />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.clauseBody}>
        <Select
          label={texts.operator}
          className={styles.operator}
          value={operator}
          onChange={(next) => onChange({ ...clause, operator: next })}
          options={OPERATORS.map((sign) => ({ value: sign, label: texts.operatorNames[sign] }))}
        />
        {operator !== 'has' && (
          <NumberField
            look="plain"
            className={styles.amount}
            label={`${statName(stat)} ${texts.value}`}
            value={value}
            min={-LARGEST}
            max={LARGEST}
            parse={parseKoreanNumber}
            unit={STAT_DICTIONARY[stat].unit === 'percent' ? '%' : undefined}
            onChange={(next) => onChange({ ...clause, value: next })}
            onInvalid={() => undefined}
          />
        )}
      </div>
      {other !== undefined && (
        <Button
          size="small"
          variant="ghost"
          className={styles.other}
          onClick={() => onChange({ ...clause, stat: other })}
        >
          {texts.other(statName(other))}
        </Button>
      )}
    </fieldset>
  )
}
