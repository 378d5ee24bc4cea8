import { choicesOf, type PlainClause, type StatClause } from '@gyeol/catalogue'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { MINUS_SIGN } from '@gyeol/korean'
import { STAT_IDS, type StatId } from '@gyeol/terms'
import { statName } from '../stats/stat-words.ts'
import { conditionTexts } from './conditions.texts.ts'

/** More stats than this are counted instead of named. */
const MOST_NAMED = 3

/** A condition in words: `크리티컬 대미지 ≥ 10`, `ATK% 있음`, `물리 관통% 또는 마법 관통% ≥ 3`. */
export function clauseText(clause: StatClause): string {
  const texts = conditionTexts
  const choices = choicesOf(clause)
  const [first = ''] = choices.map(comparisonText)
  const isAlike = choices.every((choice) => comparisonText(choice) === first)
  const names = [...new Set(choices.map(({ stat }) => nameAmong(stat, choices)))]
  const shown = isAlike
    ? `${texts.either(names, MOST_NAMED)} ${first}`
    : choices.map((choice) => `${statName(choice.stat)} ${comparisonText(choice)}`).join(texts.or)
  return clause.isNot === true ? texts.without(shown) : shown
}

/** A stat that is asked for in both units is called by its bare name. */
function nameAmong(stat: StatId, choices: readonly PlainClause[]): string {
  const other = otherUnitOf(stat)
  const hasBoth = choices.some((choice) => choice.stat === other)
  return hasBoth ? STAT_DICTIONARY[stat].label : statName(stat)
}

function comparisonText({ operator, value }: PlainClause): string {
  const { operators, none } = conditionTexts
  const sign = operators[operator]
  if (operator === 'has') return sign
  if (operator === '=' && value === 0) return none
  return `${sign} ${value < 0 ? MINUS_SIGN : ''}${Math.abs(value)}`
}

/** The stat of the same name in the other unit: ATK and ATK%. */
export function otherUnitOf(stat: StatId): StatId | undefined {
  const { label } = STAT_DICTIONARY[stat]
  return STAT_IDS.find((id) => id !== stat && STAT_DICTIONARY[id].label === label)
}
