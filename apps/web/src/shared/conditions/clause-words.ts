import type { StatClause } from '@gyeol/catalogue'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { MINUS_SIGN } from '@gyeol/korean'
import { STAT_IDS, type StatId } from '@gyeol/terms'
import { statName } from '../library/stat-words.ts'
import { textsIn } from '../texts/texts.ts'
import { conditionTexts } from './conditions.texts.ts'

/** A condition in words: `크리티컬 대미지 ≥ 10`, `ATK% 있음`. */
export function clauseText({ stat, operator, value }: StatClause): string {
  const sign = textsIn(conditionTexts).operators[operator]
  if (operator === 'has') return `${statName(stat)} ${sign}`
  const amount = `${value < 0 ? MINUS_SIGN : ''}${Math.abs(value)}`
  return `${statName(stat)} ${sign} ${amount}`
}

/** The stat of the same name in the other unit: ATK and ATK%. */
export function otherUnitOf(stat: StatId): StatId | undefined {
  const { label } = STAT_DICTIONARY[stat]
  return STAT_IDS.find((id) => id !== stat && STAT_DICTIONARY[id].label === label)
}
