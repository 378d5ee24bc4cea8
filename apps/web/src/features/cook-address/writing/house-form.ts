import {
  COOK_LIMITS,
  type CookAddressInput,
  cookAddressInputSchema,
  type CookDish,
} from '@gyeol/contract'
import { readHouseCode } from '@gyeol/cook'
import { FOODS } from '@gyeol/terms'
import { z } from 'zod'
import type { House } from '../houses/houses.ts'
import { writingTexts } from './writing.texts.ts'

/** Fields of the form. */
export type HouseValues = {
  readonly address: string
  readonly memo: string
  readonly dishes: CookDish[]
}

/** Checks what the form holds; the code as people type it (CK2). */
export const houseFormSchema = z.strictObject({
  address: z
    .string()
    .trim()
    .min(1)
    .max(COOK_LIMITS.code)
    .refine((typed) => readHouseCode(typed) !== null, {
      error: () => writingTexts.addressInvalid,
    }),
  // Spaces around a line are slips of the hand, and the server takes none.
  memo: z.string().trim().max(COOK_LIMITS.memo),
  dishes: z
    .array(z.strictObject({ food: z.enum(FOODS), level: z.int().min(1).max(COOK_LIMITS.level) }))
    .min(1, { error: () => writingTexts.dishRequired })
    .max(FOODS.length),
})

/** What the form begins with. */
export function valuesOf(house: House | null, address = ''): HouseValues {
  if (house === null) return { address, memo: '', dishes: [] }
  const dishes = house.dishes
    .filter(({ canEdit }) => canEdit)
    .map(({ food, level }) => ({ food, level }))
  return { address: house.address, memo: house.memo, dishes }
}

/** What a house is sent as: one dish, and the others beside it. */
export function bodyOf({ address, memo, dishes }: HouseValues): CookAddressInput {
  const [first, ...otherDishes] = dishes
  return cookAddressInputSchema.parse({ address, memo, ...first, otherDishes })
}
