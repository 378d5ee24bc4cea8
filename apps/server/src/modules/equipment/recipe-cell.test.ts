import { describe, expect, it } from 'vitest'
import { CellProblem } from '../catalogue/file-field.ts'
import { obtainCell } from './obtain-cell.ts'
import { recipeCell } from './recipe-cell.ts'

const RECIPE = {
  level: 15,
  difficulty: 20,
  fee: 100,
  materials: [
    { name: 'Jagged Fang', amount: 25 },
    { name: '금속', amount: 1250 },
  ],
}

describe('the cell of a recipe', () => {
  it('says in a few lines what it takes, and is read back as it was', () => {
    const text = recipeCell.write(RECIPE)
    expect(text).toBe('Lv 15, 난이도 20, 비용 100\nJagged Fang ×25\n금속 ×1250')
    expect(recipeCell.read(text)).toEqual(RECIPE)
  })

  it('leaves out what nobody knows', () => {
    const unknown = { ...RECIPE, level: null, difficulty: null }
    expect(recipeCell.write(unknown)).toBe('비용 100\nJagged Fang ×25\n금속 ×1250')
    expect(recipeCell.read(recipeCell.write(unknown))).toEqual(unknown)
    expect(recipeCell.write(null)).toBeNull()
  })

  it.each([
    [
      '난이도 20\n금속 x 1,250',
      { ...RECIPE, level: null, fee: null, materials: [RECIPE.materials[1]] },
    ],
    [{ level: 15, difficulty: 20, fee: 100, materials: RECIPE.materials }, RECIPE],
  ])('reads %j', (cell, recipe) => {
    expect(recipeCell.read(cell)).toEqual(recipe)
  })

  it.each(['그냥 만들어요', '난이도 스물', { materials: ['금속'] }])(
    'refuses %j in Korean',
    (cell) => {
      expect(() => recipeCell.read(cell)).toThrow(CellProblem)
      expect(() => recipeCell.read(cell)).toThrow(/요\.$/)
    },
  )
})

describe('the cell of places', () => {
  const drop = { by: 'monster', name: '보스 (Nightmare)', level: 140, map: '탑: 1층' }
  const made = { by: 'player', name: '대장장이 스킬', level: null, map: null }

  it('has a line for each way, with its colours', () => {
    const places = [{ ...drop, dye: ['# # #FFFFFF', 'A 67 C'] }, made]
    const text = obtainCell.write(places)
    expect(text).toBe(
      '[몬스터] 보스 (Nightmare) (Lv 140) @ 탑: 1층 {염색: # # #FFFFFF | A 67 C}\n[플레이어 제작] 대장장이 스킬',
    )
    expect(obtainCell.read(text)).toEqual(places)
  })

  it('reads places without colours as before', () => {
    expect(obtainCell.read('[몬스터] 보스 (Nightmare) (Lv 140) @ 탑: 1층')).toEqual([drop])
  })
})
