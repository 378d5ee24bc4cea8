import type { Recipe } from '@gyeol/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRecipe, recipeText } from './recipe-text.ts'

const RECIPE: Recipe = {
  level: 15,
  difficulty: 20,
  fee: 1200,
  materials: [
    { name: 'Wolf Fur', amount: 25 },
    { name: '금속', amount: 1250 },
  ],
}

it('writes a recipe as it is read in the list', () => {
  expect(recipeText(RECIPE)).toBe('Lv 15, 난이도 20, 비용 1,200\nWolf Fur ×25\n금속 ×1,250')
  expect(recipeText(null)).toBe('')
})

it.each([
  ['', null],
  [' \n ', null],
  ['난이도 20', { level: null, difficulty: 20, fee: null, materials: [] }],
  [
    'lv.15\n금속 x 3',
    { level: 15, difficulty: null, fee: null, materials: [{ name: '금속', amount: 3 }] },
  ],
])('reads %j', (text, recipe) => {
  expect(parseRecipe(text)).toEqual(recipe)
})

it.each([
  '금속',
  '높이 3',
  '금속 ×0',
  '비용 99999999',
  Array.from({ length: 11 }, () => '금속 ×1').join('\n'),
])('does not read %j', (text) => {
  expect(parseRecipe(text)).toBeUndefined()
})

it('reads every recipe it writes', () => {
  const amount = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
  const recipe = fc.record({
    level: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
    difficulty: amount(999),
    fee: amount(9_999_999),
    materials: fc.array(
      fc.record({
        name: fc.stringMatching(/^[가-힣A-Z]([가-힣a-z ]{0,8}[가-힣a-z])?$/),
        amount: fc.integer({ min: 1, max: 99_999 }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
  })
  fc.assert(
    fc.property(recipe, (made) => {
      expect(parseRecipe(recipeText(made))).toEqual(made)
    }),
  )
})
