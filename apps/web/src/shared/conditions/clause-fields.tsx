import { choicesOf, type PlainClause, type StatClause } from '@gyeol/catalogue'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { CloseIcon } from '../icons/icons.ts'
import { statName } from '../stats/stat-words.ts'
import { Button, IconButton } from '../ui/buttons/button.tsx'
import { Chip } from '../ui/controls/chip.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/pickers/select.tsx'
import { clauseText, otherUnitOf } from './clause-words.ts'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'
import { StatCombobox } from './stat-combobox.tsx'

const OPERATORS = ['has', '>=', '<=', '=', '>', '<'] as const satisfies StatClause['operator'][]
const LARGEST = 999_999

type ClauseFieldsProps = {
  readonly clause: StatClause
  readonly onChange: (clause: StatClause) => void
  readonly onRemove?: () => void
  /** Which stats there are, the most usual first. */
  readonly stats: readonly StatId[]
}

/** One condition to edit: stat, comparison, amount. */
export function ClauseFields({ clause, onChange, onRemove, stats }: ClauseFieldsProps) {
  const texts = conditionTexts
  const { stat, operator, value } = clause
  const choices = choicesOf(clause)
  const other = choices.length > 1 ? undefined : otherUnitOf(stat)
  const compare = (change: Partial<Pick<PlainClause, 'operator' | 'value'>>) => {
    const { or, ...first } = clause
    const rest = or?.map((choice) => ({ ...choice, ...change }))
    onChange({ ...first, ...change, ...(rest === undefined ? {} : { or: rest }) })
  }
  return (
    <fieldset className={styles.clause} aria-label={clauseText(clause)}>
      <div className={styles.clauseHead}>
        <StatCombobox
          className={styles.stat}
          // Of several none is the one.
          value={choices.length > 1 ? null : stat}
          stats={stats}
          onChange={(next) => onChange({ stat: next, operator, value })}
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
          onChange={(next) => compare({ operator: next })}
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
            onChange={(next) => compare({ value: next })}
            onInvalid={() => undefined}
          />
        )}
      </div>
      {choices.length > 1 && (
        <div className={styles.choices} role="group" aria-label={texts.choose}>
          <p className={styles.note}>{texts.choose}</p>
          {choices.map((choice) => (
            <Chip
              key={`${choice.stat} ${choice.operator} ${choice.value}`}
              pressed={false}
              onPressedChange={() => onChange(choice)}
            >
              {statName(choice.stat)}
            </Chip>
          ))}
        </div>
      )}
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
