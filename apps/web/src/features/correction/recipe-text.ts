import { type Recipe, recipeSchema } from '@gyeol/contract'
import { formatNumber, parseKoreanNumber, pastedLines } from '@gyeol/korean'

const WORDS = { level: 'Lv', difficulty: '난이도', fee: '비용' } as const
type Amount = keyof typeof WORDS
// Object.keys loses the literal keys; the record above is the only source of them.
const AMOUNTS = Object.keys(WORDS) as readonly Amount[]
const NUMBER = /^(?<word>Lv|난이도|비용)\.?\s*(?<amount>[\d,]+)$/i
const MATERIAL = /^(?<name>.+?)\s*[×xX*]\s*(?<amount>[\d,]+)$/

/** What it takes to make a piece: `Lv 15, 난이도 20, 비용 100`, then `재료 ×25` a line each. */
export function recipeText(recipe: Recipe | null): string {
  if (recipe === null) return ''
  const told = AMOUNTS.flatMap((key) => {
    const amount = recipe[key]
    return amount === null ? [] : [`${WORDS[key]} ${formatNumber(amount)}`]
  })
  const lines = recipe.materials.map(({ name, amount }) => `${name} ×${formatNumber(amount)}`)
  return [told.join(', '), ...lines].filter((line) => line !== '').join('\n')
}

/** Reads what {@link recipeText} writes, nothing as no recipe; undefined where a line cannot be read. */
export function parseRecipe(text: string): Recipe | null | undefined {
  const lines = pastedLines(text).map((line) => line.text)
  if (lines.length === 0) return null
  const amounts = new Map<Amount, number | null>()
  const materials: { name: string; amount: number | null }[] = []
  for (const line of lines) {
    const material = MATERIAL.exec(line)?.groups
    if (material !== undefined) {
      materials.push({
        name: material['name'] ?? '',
        amount: parseKoreanNumber(material['amount'] ?? ''),
      })
      continue
    }
    for (const part of line.split(/,\s+/)) {
      const { word = '', amount = '' } = NUMBER.exec(part)?.groups ?? {}
      const key = AMOUNTS.find((known) => WORDS[known].toLowerCase() === word.toLowerCase())
      if (key === undefined) return undefined
      amounts.set(key, parseKoreanNumber(amount))
    }
  }
  const { level = null, difficulty = null, fee = null } = Object.fromEntries(amounts)
  return recipeSchema.safeParse({ level, difficulty, fee, materials }).data
}
