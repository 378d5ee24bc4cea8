import type { CookDish } from '@gyeol/contract'
import type { Food } from '@gyeol/terms'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { offerTakeBack } from '../../../shared/toast/offer-take-back.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { foodName } from './foods.ts'
import { newWish, selectSaved } from './select.saved.ts'
import { FIRST_LEVEL, setLevel, STARTERS, toggleFood } from './wish.ts'
import { wishTexts } from './wish.texts.ts'

/** The wishes of this browser and everything that can be done to them. */
export type WishesState = ReturnType<typeof useWishes>

/** Binds the screen to what is kept. */
export function useWishes() {
  const texts = wishTexts
  const { saves, active, edits } = useNamedSaves(selectSaved, texts.saves.copySuffix)
  const add = (dishes: readonly CookDish[], name?: string) => {
    const isAdded = edits.add(() => newWish(dishes, name))
    if (!isAdded) showErrorToast(texts.saves.full(MAX_SAVES))
    return isAdded
  }
  return {
    wishes: saves,
    wish: active,
    select: edits.select,
    rename: edits.rename,
    addEmpty: () => void add([]),
    addCopy: () => {
      if (!edits.addCopy()) showErrorToast(texts.saves.full(MAX_SAVES))
    },
    /** Keeps the dishes in front under a name of their own, beside what is there. */
    keepAs: (name: string) => {
      if (add(active.dishes, name)) showToast(texts.saves.saved(name), { kind: 'success' })
    },
    toggle: (food: Food) => edits.edit((wish, at) => toggleFood(wish, food, at)),
    remove: (food: Food) => {
      const { dishes } = active
      edits.edit((wish, at) => toggleFood(wish, food, at))
      offerTakeBack(selectSaved, texts.removed(foodName(food)), {
        label: texts.bringBack,
        run: () => edits.edit((wish, at) => ({ ...wish, dishes, updatedAt: at })),
      })
    },
    setLevel: (dish: CookDish) => edits.edit((wish, at) => setLevel(wish, dish, at)),
    start: (set: keyof typeof STARTERS) =>
      edits.edit((wish, at) => ({
        ...wish,
        dishes: STARTERS[set].map((food) => ({ food, level: FIRST_LEVEL })),
        updatedAt: at,
      })),
  }
}
