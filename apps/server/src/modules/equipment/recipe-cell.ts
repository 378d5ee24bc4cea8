import type { Recipe } from '@gyeol/contract'
import { readInteger, readText } from '../catalogue/cell-codecs.ts'
import { type CellCodec, CellProblem, isEmptyCell } from '../catalogue/file-field.ts'

const NUMBERS = { level: 'Lv', difficulty: '난이도', fee: '비용' } as const
const NUMBER = /^(?<word>Lv|난이도|비용)\.?\s*(?<amount>[\d,]+)$/i
const MATERIAL = /^(?<name>.+?)\s*[×xX*]\s*(?<amount>[\d,]+)$/

/** What it takes to make a piece: `Lv 15, 난이도 20, 비용 100`, then `재료 ×25` a line each. */
export const recipeCell: CellCodec = {
  hint: 'Lv 15, 난이도 20, 비용 100 다음에 재료 ×25를 한 줄에 하나씩',
  read: (value) =>
    typeof value === 'object' && value !== null
      ? readRecipeObject(value as Readonly<Record<string, unknown>>)
      : readRecipeText(readText(value)),
  // Written from content its schema has checked.
  write: (value) => (value === null ? null : recipeText(value as Recipe)),
  empty: null,
}

function readRecipeText(text: string): Recipe {
  const recipe: Record<keyof typeof NUMBERS, number | null> = {
    level: null,
    difficulty: null,
    fee: null,
  }
  const materials: Recipe['materials'] = []
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '') continue
    const material = MATERIAL.exec(line)?.groups
    if (material) {
      materials.push({ name: material.name ?? '', amount: readInteger(material.amount) })
      continue
    }
    for (const part of line.split(/,\s+/)) {
      const { word, amount } = NUMBER.exec(part)?.groups ?? {}
      const key = keyOf(word ?? '')
      if (key === undefined)
        throw new CellProblem(`'${part}' 대신 '난이도 20'이나 '재료 ×25'처럼 적어 주세요.`)
      recipe[key] = readInteger(amount)
    }
  }
  return { ...recipe, materials }
}

function keyOf(word: string): keyof typeof NUMBERS | undefined {
  // The keys of the record above.
  const keys = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]
  return keys.find((key) => NUMBERS[key].toLowerCase() === word.toLowerCase())
}

function readRecipeObject(raw: Readonly<Record<string, unknown>>): Recipe {
  const number = (value: unknown) => (isEmptyCell(value) ? null : readInteger(value))
  const materials: readonly unknown[] = Array.isArray(raw.materials) ? raw.materials : []
  return {
    level: number(raw.level),
    difficulty: number(raw.difficulty),
    fee: number(raw.fee),
    materials: materials.map((material) => {
      if (typeof material !== 'object' || material === null)
        throw new CellProblem('재료를 읽을 수 없어요.')
      const { name, amount } = material as Readonly<Record<string, unknown>>
      return { name: readText(name), amount: readInteger(amount) }
    }),
  }
}

function recipeText({ level, difficulty, fee, materials }: Recipe): string {
  const numbers = [
    ['Lv', level],
    ['난이도', difficulty],
    ['비용', fee],
  ] as const
  const told = numbers.flatMap(([word, amount]) => (amount === null ? [] : `${word} ${amount}`))
  const lines = materials.map(({ name, amount }) => `${name} ×${amount}`)
  return [told.join(', '), ...lines].filter((line) => line !== '').join('\n')
}
