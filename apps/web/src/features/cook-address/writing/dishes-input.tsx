import type { CookDish } from '@gyeol/contract'
import { MAX_DISH_LEVEL } from '@gyeol/cook'
import { FOOD_FACTS } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { type Food, FOODS } from '@gyeol/terms'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { foodName, foodValue } from '../wish/foods.ts'
import { useFoodSearch } from '../wish/use-food-search.ts'
import { wishTexts } from '../wish/wish.texts.ts'
import type { HouseValues } from './house-form.ts'
import styles from './writing.module.css'
import { writingTexts } from './writing.texts.ts'

/** Most houses that are told of cook at the highest level. */
const TOLD_LEVEL = MAX_DISH_LEVEL

/** What a house cooks: each dish with its level. */
export function DishesInput({ control }: { control: Control<HouseValues> }) {
  const texts = writingTexts
  const { field, fieldState } = useController({ control, name: 'dishes' })
  const dishes: readonly CookDish[] = field.value
  const reason = fieldState.error?.message ?? fieldState.error?.root?.message
  const put = (next: readonly CookDish[]) => field.onChange([...next])
  return (
    <fieldset
      className={styles.dishes}
      aria-describedby={reason ? 'cook-dishes-reason' : undefined}
    >
      <legend className={styles.legend}>{texts.dishes}</legend>
      {dishes.map(({ food, level }) => (
        <div key={food} className={styles.dish}>
          <span className={styles.words}>
            <b>{foodName(food)}</b> <small>{foodValue(food, level)}</small>
          </span>
          <NumberField
            label={texts.levelOf(foodName(food))}
            value={level}
            min={1}
            max={MAX_DISH_LEVEL}
            parse={parseKoreanNumber}
            onChange={(next) =>
              put(dishes.map((dish) => (dish.food === food ? { food, level: next } : dish)))
            }
            onInvalid={() => undefined}
          />
          <IconButton
            label={texts.removeDish(foodName(food))}
            icon={<CloseIcon />}
            onClick={() => put(dishes.filter((dish) => dish.food !== food))}
          />
        </div>
      ))}
      <FoodCombobox
        chosen={dishes.map(({ food }) => food)}
        onChoose={(food) => put([...dishes, { food, level: TOLD_LEVEL }])}
      />
      {reason !== undefined && <FieldReason id="cook-dishes-reason">{reason}</FieldReason>}
    </fieldset>
  )
}

type FoodComboboxProps = {
  readonly chosen: readonly Food[]
  readonly onChoose: (food: Food) => void
}

function FoodCombobox({ chosen, onChoose }: FoodComboboxProps) {
  const texts = writingTexts
  const groups = wishTexts.picker.groups
  const left = FOODS.filter((food) => !chosen.includes(food))
  const [isSearching, setSearching] = useState(false)
  const search = useFoodSearch(isSearching)
  return (
    <Combobox<Food>
      label={texts.addDish}
      items={left}
      value={null}
      onChange={onChoose}
      getKey={(food) => food}
      getLabel={foodName}
      groupOf={(food) => groups[FOOD_FACTS[food].group]}
      search={(words) => search(words).filter((food) => !chosen.includes(food))}
      onQuery={(words) => setSearching(words !== '')}
      searchPlaceholder={texts.searchDish}
      emptyText={texts.noDish}
      trigger={
        // The library makes it a combobox, which is not named by what stands in it.
        <Button block icon={<PlusIcon />} aria-label={texts.addDish}>
          {texts.addDish}
        </Button>
      }
    />
  )
}
