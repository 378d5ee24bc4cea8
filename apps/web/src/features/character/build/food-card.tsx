import { REGISTLET_STATS } from '@gyeol/character'
import { MAX_DISH_LEVEL } from '@gyeol/cook'
import { FOOD_FACTS } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { FOODS, type Food } from '@gyeol/terms'
import type { ReactNode } from 'react'
import { CloseIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { characterTexts } from '../character.texts.ts'
import type { SiteLists } from '../gear/use-lists.ts'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import { foodLine } from './food-lines.ts'
import type { ChangeBody } from './use-characters.ts'

type CardProps = { readonly body: CharacterBody; readonly change: ChangeBody }

/** What is eaten: one of each dish. */
export function FoodCard({ body, change }: CardProps) {
  const texts = useTexts(characterTexts).others
  const { foods } = body
  const left = FOODS.filter((food) => foods.every((dish) => dish.food !== food))
  const set = (food: Food, level: number) =>
    change((now) => ({
      ...now,
      foods: now.foods.map((dish) => (dish.food === food ? { food, level } : dish)),
    }))
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
        onChange={(food) =>
          change((now) => ({ ...now, foods: [...now.foods, { food, level: MAX_DISH_LEVEL }] }))
        }
        trigger={<AddButton>{texts.addFood}</AddButton>}
      />
    </Card>
  )
}

/** Registlets that change stats. */
export function RegistletCard({ body, change, lists }: CardProps & { readonly lists: SiteLists }) {
  const texts = useTexts(characterTexts).others
  const { registlets } = body
  const known = lists.registlets.items.filter(({ id }) => Object.hasOwn(REGISTLET_STATS, id))
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? id
  const maxOf = (id: string) => known.find((one) => one.id === id)?.maxLevel ?? 100
  const left = known.filter(({ id }) => registlets.every((one) => one.id !== id))
  return (
    <Card as="section" padding="medium" aria-label={texts.registlets} className={styles.card}>
      <SectionTitle>{texts.registlets}</SectionTitle>
      {registlets.map(({ id, level }) => (
        <LevelRow
          key={id}
          name={nameOf(id)}
          level={level}
          // The greatest level differs by source: what is typed above it is not refused.
          max={Math.max(maxOf(id), 100)}
          onLevel={(value) =>
            change((now) => ({
              ...now,
              registlets: now.registlets.map((one) => (one.id === id ? { id, level: value } : one)),
            }))
          }
          onRemove={() =>
            change((now) => ({ ...now, registlets: now.registlets.filter((one) => one.id !== id) }))
          }
        />
      ))}
      <Combobox
        label={texts.addRegistlet}
        items={left}
        value={null}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        onChange={({ id, maxLevel }) =>
          change((now) => ({ ...now, registlets: [...now.registlets, { id, level: maxLevel }] }))
        }
        trigger={<AddButton>{texts.addRegistlet}</AddButton>}
      />
    </Card>
  )
}

function AddButton(props: { readonly children: ReactNode }) {
  return <Button {...props} block variant="ghost" icon={<PlusIcon />} />
}

type LevelRowProps = {
  readonly name: string
  readonly words?: string
  readonly level: number
  readonly max: number
  readonly onLevel: (level: number) => void
  readonly onRemove: () => void
}

function LevelRow({ name, words, level, max, onLevel, onRemove }: LevelRowProps) {
  const texts = useTexts(characterTexts).others
  return (
    <div className={styles.levelRow}>
      <span className={styles.levelName}>
        {name}
        {words !== undefined && <small>{words}</small>}
      </span>
      <NumberField
        parse={parseKoreanNumber}
        label={texts.level(name)}
        value={level}
        min={1}
        max={max}
        onChange={onLevel}
      />
      <IconButton label={texts.removeOf(name)} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  )
}
