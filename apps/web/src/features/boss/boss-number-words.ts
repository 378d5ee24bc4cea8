import type { BossNumberAsk } from '@gyeol/catalogue'
import { formatKoreanUnits } from '@gyeol/korean'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import { bossTexts } from './boss.texts.ts'

/** `EXP ≥ 100만`: what is asked of a number of a boss. */
export function bossNumberWords({ of, operator, value }: BossNumberAsk): string {
  return `${bossTexts.facts[of]} ${conditionTexts.operators[operator]} ${formatKoreanUnits(value)}`
}
