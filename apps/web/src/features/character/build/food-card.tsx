import { memo } from 'react'
import { MAX_DISH_LEVEL } from '@gyeol/cook'
import { FOOD_FACTS } from '@gyeol/game-data'
import { FOODS, type Food } from '@gyeol/terms'
import { ThingRow } from '../../../shared/catalogue/pick/thing-row.tsx'
import { createThingSearch, factsOf } from '../../../shared/catalogue/pick/thing-search.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { characterTexts } from '../character.texts.ts'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import { foodLine } from './food-lines.ts'
import { AddButton, LevelRow } from './level-row.tsx'
import type { ChangeBody } from './use-characters.ts'

const search = createThingSearch(
  FOODS.map((food) => {
    const { name, nameEn, dish, aliases } = FOOD_FACTS[food]
    const others = dish === null ? aliases : [dish, ...aliases]
    return { id: food, name, nameEn, aliases: others, stats: [foodLine(food, MAX_DISH_LEVEL)] }
  }),
)

type FoodCardProps = Pick<CharacterBody, 'foods'> & { readonly change: ChangeBody }

/** What is eaten: one of each dish. */
export const FoodCard = memo(function FoodCard({ foods, change }: FoodCardProps) {
  const texts = characterTexts.others
  const left = FOODS.filter((food) => foods.every((dish) => dish.food !== food))
  const set = (food: Food, level: number) =>
    change(
      (now) => ({
        ...now,
        foods: now.foods.map((dish) => (dish.food === food ? { food, level } : dish)),
      }),
      `food ${food}`,
    )
  return (
    <Card as="section" padding="medium" aria-label={texts.foods} className={styles.card}>
      <SectionTitle>{texts.foods}</SectionTitle>
      {foods.map(({ food, level }) => (
        <LevelRow
          key={food}
          name={FOOD_FACTS[food].name}
          words={lineText(foodLine(food, level))}
          level={level}
          max={MAX_DISH_LEVEL}
          onLevel={(value) => set(food, value)}
          onRemove={() =>
            change((now) => ({ ...now, foods: now.foods.filter((dish) => dish.food !== food) }))
          }
        />
      ))}
      <Combobox<Food>
        label={texts.addFood}
        items={left}
        value={null}
        getKey={(food) => food}
        getLabel={(food) => FOOD_FACTS[food].name}
        search={(query) =>
          search(query)
            .items.map(({ id }) => id)
            .filter((food) => left.includes(food))
        }
        renderItem={(food, query) => (
          <ThingRow
            name={FOOD_FACTS[food].name}
            facts={factsOf([foodLine(food, MAX_DISH_LEVEL)], search(query).sought)}
          />
        )}
        onChange={(food) =>
          change((now) => ({ ...now, foods: [...now.foods, { food, level: MAX_DISH_LEVEL }] }))
        }
        trigger={<AddButton label={texts.addFood} />}
      />
    </Card>
  )
})
