import type { CookDish } from '@gyeol/contract'
import { FOOD_FACTS } from '@gyeol/game-data'

/** Where houses stand. */
export const COOK_PATH = '/cook/address'

type Coded = { readonly code: string }

/** What the titles of a house with words and of its dishes begin with. */
export const startOfTitle = (code: string): string => `${code} · `

/** What a house is called to whoever looks after what members write. */
export const titleOfHouse = ({ code, memo }: Coded & { readonly memo: string }): string =>
  memo === '' ? code : startOfTitle(code) + memo

/** What a dish is called there. */
export const titleOfDish = ({ code, food, level }: Coded & CookDish): string =>
  `${startOfTitle(code)}${FOOD_FACTS[food].name} ${level}`
