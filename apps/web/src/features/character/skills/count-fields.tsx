import type { ToldCount } from '@gyeol/character'
import { COUNT_WORDS } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { countTexts } from './count.texts.ts'

/** Where no limit is known, more than anybody ever has. */
const MOST = 99_999

/** What only the player knows of a skill, to be told. */
export function CountFields({
  counts,
  onChange,
}: {
  readonly counts: readonly ToldCount[]
  readonly onChange: (key: string, value: number) => void
}) {
  return counts.map(({ key, means, min, max, value }) => {
    const { name, unit } = wordOf(means)
    return (
      <Field
        key={key}
        label={name}
        hint={max === null ? undefined : countTexts.limits(min, max, unit)}
      >
        <NumberField
          parse={parseKoreanNumber}
          label={name}
          value={value}
          min={min}
          max={max ?? MOST}
          onChange={(next) => onChange(key, next)}
        />
      </Field>
    )
  })
}

/** "충전 1단계", or several of them. */
export function countedWords(counts: readonly ToldCount[]): string {
  return counts
    .map(({ means, value }) => {
      const { name, unit } = wordOf(means)
      return countTexts.amount(name, value, unit)
    })
    .join(', ')
}

function wordOf(means: string) {
  return COUNT_WORDS[means] ?? { name: means, unit: '' }
}
