import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import { CATALOGUE_LIMITS } from '@gyeol/contract'
import { GEAR_NAMES, GEAR_SLOT_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { GEAR_SLOTS, type GearSlot, isDecimalStat } from '@gyeol/terms'
import { useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { StatCombobox } from '../../conditions/stat-combobox.tsx'
import { GEAR_CHOICES } from '../../conditions/stat-conditions.ts'
import { ArrowUpIcon, CloseIcon, PlusIcon } from '../../icons/icons.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { FieldReason } from '../../ui/fields/field-reason.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { Select } from '../../ui/pickers/select.tsx'
import { STAT_WORDS, statName } from '../../stats/stat-words.ts'
import styles from './catalogue-forms.module.css'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'
import { PasteStatsDialog } from './paste-stats-dialog.tsx'

type StatLinesInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
}

const MOST_WORN = 6

/** The stats of an item: picked one by one, or pasted as text. */
export function StatLinesInput<Values extends object>({
  control,
  name,
}: StatLinesInputProps<Values>) {
  const texts = catalogueFormTexts
  const { field, fieldState } = useController({ control, name })
  const [isPasting, setPasting] = useState(false)
  // Forms that use this have stat lines under this name.
  const lines = field.value as readonly StatLine[]
  const change = (next: readonly StatLine[]) => field.onChange(next)
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{texts.stats}</legend>
      {lines.map((line, place) => (
        <StatLineFields
          // Lines have no identity of their own: their place is all there is.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          line={line}
          number={place + 1}
          onChange={(next) => change(lines.with(place, next))}
          onRemove={() => change(lines.toSpliced(place, 1))}
          onUp={
            place === 0
              ? undefined
              : () =>
                  change([
                    ...lines.slice(0, place - 1),
                    line,
                    ...lines.toSpliced(place, 1).slice(place - 1),
                  ])
          }
        />
      ))}
      <div className={styles.buttons}>
        {lines.length < CATALOGUE_LIMITS.stats && (
          <StatCombobox
            value={null}
            label={texts.addStat}
            trigger={
              <Button size="small" icon={<PlusIcon />} aria-label={texts.addStat}>
                {texts.addStat}
              </Button>
            }
            onChange={(stat) => change([...lines, { stat, value: 1 }])}
          />
        )}
        <Button size="small" variant="ghost" onClick={() => setPasting(true)}>
          {texts.paste}
        </Button>
      </div>
      {fieldState.error?.message !== undefined && (
        <FieldReason id={`${name}-reason`}>{fieldState.error.message}</FieldReason>
      )}
      {isPasting && (
        <PasteStatsDialog
          text={lines.map((line) => formatStatLine(line, STAT_WORDS)).join('\n')}
          onApply={change}
          onClose={() => setPasting(false)}
        />
      )}
    </fieldset>
  )
}

type StatLineFieldsProps = {
  readonly line: StatLine
  readonly number: number
  readonly onChange: (line: StatLine) => void
  readonly onRemove: () => void
  readonly onUp: (() => void) | undefined
}

function StatLineFields({ line, number, onChange, onRemove, onUp }: StatLineFieldsProps) {
  const texts = catalogueFormTexts
  const { stat, value, when } = line
  const name = statName(stat)
  const { unit } = STAT_DICTIONARY[stat]
  return (
    <fieldset className={styles.statLine} aria-label={texts.stat(number)}>
      <div className={styles.statRow}>
        <StatCombobox
          className={styles.grow}
          label={texts.stat(number)}
          value={stat}
          onChange={(next) => onChange({ ...line, stat: next })}
        />
        {unit !== 'flag' && (
          <NumberField
            look="plain"
            className={styles.amount}
            label={texts.value(name)}
            value={value}
            min={-CATALOGUE_LIMITS.value}
            max={CATALOGUE_LIMITS.value}
            signed
            parse={parseKoreanNumber}
            decimals={isDecimalStat(stat)}
            unit={unit === 'percent' ? '%' : undefined}
            onChange={(next) => onChange({ ...line, value: next })}
            onInvalid={() => undefined}
          />
        )}
        <Select<GearSlot | ''>
          className={styles.slot}
          label={texts.condition(name)}
          value={when?.slot ?? ''}
          onChange={(slot) =>
            onChange({
              stat,
              value,
              ...(slot === '' ? {} : { when: { slot, worn: GEAR_CHOICES[slot].slice(0, 1) } }),
            })
          }
          options={[
            { value: '', label: texts.always },
            ...GEAR_SLOTS.map((slot) => ({ value: slot, label: GEAR_SLOT_NAMES[slot] })),
          ]}
        />
        {onUp !== undefined && (
          <IconButton label={texts.moveUp(name)} icon={<ArrowUpIcon />} onClick={onUp} />
        )}
        <IconButton label={texts.removeStat(name)} icon={<CloseIcon />} onClick={onRemove} />
      </div>
      {when !== undefined && (
        <fieldset className={styles.gear} aria-label={texts.worn}>
          {GEAR_CHOICES[when.slot].map((kind) => {
            const isOn = when.worn.includes(kind)
            return (
              <Chip
                key={kind}
                pressed={isOn}
                disabled={isOn ? when.worn.length === 1 : when.worn.length >= MOST_WORN}
                onPressedChange={(isWorn) =>
                  onChange({
                    ...line,
                    when: {
                      slot: when.slot,
                      worn: isWorn
                        ? [...when.worn, kind]
                        : when.worn.filter((other) => other !== kind),
                    },
                  })
                }
              >
                {GEAR_NAMES[kind]}
              </Chip>
            )
          })}
        </fieldset>
      )}
    </fieldset>
  )
}
