import type { StatGuesser } from '@gyeol/catalogue'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { listGuesser } from './stat-guesser.ts'

let guess: StatGuesser | undefined

/** The official names of what slang stands for: 크뎀 is 크리티컬 대미지. */
export function statLabels(text: string): readonly string[] {
  guess ??= listGuesser(new Map())
  return [...new Set(guess([text], false).map((id) => STAT_DICTIONARY[id].label))]
}
