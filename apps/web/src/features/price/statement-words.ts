import { type Price, ROLES } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { roleNamed } from '../../shared/prices/item/author-role.ts'
import { spinaWords } from '../../shared/prices/words/price-words.ts'
import { statementTexts } from './price.texts.ts'

/** "1,000개에 21만", "무료". */
export function amountWords({ amount, quantity }: Pick<Price, 'amount' | 'quantity'>): string {
  const texts = statementTexts
  if (amount === 0) return texts.free
  const words = spinaWords(amount)
  return quantity === 1 ? words : `${texts.forPieces(formatNumber(quantity))} ${words}`
}

/** Who stated it and as what. */
export function authorWords({ author, authorRole }: Pick<Price, 'author' | 'authorRole'>): string {
  const texts = statementTexts
  if (author === null) return texts.shipped
  if (authorRole === null) return author.nickname
  const code = roleNamed(authorRole)
  return texts.byRole(author.nickname, code === undefined ? authorRole : ROLES[code].name)
}

/** The day it was seen, on the clock of Korea. */
export function dayWords({ at }: Pick<Price, 'at'>): string {
  return formatListDate(Date.parse(at))
}
