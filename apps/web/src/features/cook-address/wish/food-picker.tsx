import { FOOD_GROUPS, type FoodGroup } from '@gyeol/game-data'
import type { Food } from '@gyeol/terms'
import { useId, useState } from 'react'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import box from '../../../shared/ui/fields/check-row.module.css'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { findFoods, foodName, foodValue } from './foods.ts'
import { useFoodSearch } from './use-food-search.ts'
import type { Wish } from './wish.ts'
import styles from './food-picker.module.css'
import { wishTexts } from './wish.texts.ts'

type FoodPickerProps = {
  readonly wish: Pick<Wish, 'dishes'>
  /** Open houses by dish. */
  readonly counts: ReadonlyMap<Food, number>
  readonly onToggle: (food: Food) => void
}

/** All dishes by group or by search, with what they give and how many houses have them. */
export function FoodPicker({ wish, counts, onToggle }: FoodPickerProps) {
  const texts = wishTexts.picker
  const id = useId()
  const [words, setWords] = useState('')
  const [group, setGroup] = useState<FoodGroup>('attack')
  const isSearching = words.trim() !== ''
  const search = useFoodSearch(isSearching)
  const foods = isSearching ? search(words) : findFoods('', group)
  return (
    <div className={styles.picker}>
      <SearchField label={texts.search} value={words} onSearch={setWords} />
      <div className={styles.groups} role="group" aria-label={texts.group}>
        {FOOD_GROUPS.map((value) => (
          <Chip
            key={value}
            pressed={!isSearching && group === value}
            onPressedChange={() => {
              setGroup(value)
              setWords('')
            }}
          >
            {texts.groups[value]}
          </Chip>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isSearching ? texts.found(foods.length) : ''}</span>
      </VisuallyHidden>
      {foods.length === 0 && <EmptyState title={texts.nothing} />}
      <ul className={styles.foods}>
        {foods.map((food) => (
          <li key={food}>
            <label className={styles.row}>
              <input
                type="checkbox"
                className={box.mark}
                aria-label={foodName(food)}
                aria-describedby={`${id}-${food}`}
                checked={wish.dishes.some((dish) => dish.food === food)}
                onChange={() => onToggle(food)}
              />
              <span className={styles.words} id={`${id}-${food}`}>
                <b>{foodName(food)}</b>
                <small>{texts.values(foodValue(food, 5), foodValue(food, 10))}</small>
              </span>
              <span className={styles.count}>{texts.houses(counts.get(food) ?? 0)}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
