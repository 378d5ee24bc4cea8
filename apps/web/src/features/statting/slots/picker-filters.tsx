import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { stattingTexts } from '../statting.texts.ts'
import { categoryName } from './option-labels.ts'
import styles from './option-picker.module.css'

type PickerFiltersProps = {
  readonly category: OptionCategory | null
  readonly onCategory: (category: OptionCategory | null) => void
  /** How many options are listed. */
  readonly count: number
  /** Several could go in together. */
  readonly canTick: boolean
  readonly ticks: boolean
  readonly onTicks: (ticks: boolean) => void
}

/** Which category is listed, how many there are, and whether one or several are chosen. */
export function PickerFilters({ category, onCategory, count, ...several }: PickerFiltersProps) {
  const texts = stattingTexts.picker
  const { canTick, ticks, onTicks } = several
  return (
    <>
      <div className={styles.chips} role="group" aria-label={texts.all}>
        <Chip pressed={category === null} onPressedChange={() => onCategory(null)}>
          {texts.all}
        </Chip>
        {OPTION_CATEGORIES.map((name) => (
          <Chip
            key={name}
            pressed={category === name}
            onPressedChange={(isOn) => onCategory(isOn ? name : null)}
          >
            {categoryName(name)}
          </Chip>
        ))}
      </div>
      <div className={styles.line}>
        <p role="status">{texts.results(count)}</p>
        {canTick && (
          <>
            <small>{ticks ? texts.severalKeys : texts.keys}</small>
            <Chip icon={<CheckIcon />} pressed={ticks} onPressedChange={onTicks}>
              {texts.several}
            </Chip>
          </>
        )}
      </div>
    </>
  )
}
