import { STAT_DICTIONARY } from '@gyeol/game-data'
import { listGuesser } from './stat-guesser.ts'

const guess = listGuesser(new Map())

/** The official names of what slang stands for: 크뎀 is 크리티컬 대미지. */
export function statLabels(text: string): readonly string[] {
  return [...new Set(guess([text], false).map((id) => STAT_DICTIONARY[id].label))]
}
