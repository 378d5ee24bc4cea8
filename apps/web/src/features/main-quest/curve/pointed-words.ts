import { formatNumber } from '@gyeol/korean'
import type { QuestIndex } from '@gyeol/main-quest'
import { episodeWords, levelWords } from '../quest-words.ts'
import { curveTexts } from './curve.texts.ts'
import type { CurveRun } from './curve-runs.ts'

/** One column of the curve in words: "77번째 … · 1바퀴 Lv.263 (26%)"; 0 stands before the first episode. */
export function pointedWords(quest: QuestIndex, runs: readonly CurveRun[], index: number): string {
  const texts = curveTexts
  const at = Math.max(0, index - 1)
  const no = runs.find(({ episodes }) => episodes[at])?.episodes[at]?.no
  const levels = runs.flatMap(({ run, episodes }) => {
    const state = index === 0 ? episodes[0]?.before : episodes[at]?.after
    return state === undefined ? [] : [`${texts.run(formatNumber(run))} ${levelWords(state)}`]
  })
  const place = no === undefined ? '' : index === 0 ? texts.before : episodeWords(quest, no)
  return [place, ...levels].join(' · ')
}
