import { formatNumber } from '@gyeol/korean'
import { diariesFor, handInsOf, type QuestIndex, type QuestPlan } from '@gyeol/main-quest'
import { compareTexts } from './compare.texts.ts'
import { passesOfPlan } from '../hand-ins/hand-in-rows.ts'
import type { QuestMore } from '../main-quest-more.saved.ts'
import { minutesOfPasses } from '../routes/pace.ts'
import { episodeWords, expWords, levelWords } from '../quest-words.ts'
import { timeWords } from '../routes/route-rows.ts'

export type CompareRowName = keyof (typeof compareTexts)['rows']

/** One line of a comparison, in words. */
export type CompareRow = {
  readonly name: CompareRowName
  readonly values: readonly string[]
  readonly isDifferent: boolean
}

type Habits = Pick<QuestMore, 'isFirstPassNatural' | 'minutes' | 'minutesOf'>

/** What plans are and lead to, line by line. */
export function compareRows(
  quest: QuestIndex,
  plans: readonly QuestPlan[],
  habits: Habits,
): readonly CompareRow[] {
  const columns = plans.map((plan) => wordsOf(quest, plan, habits))
  const names = Object.keys(compareTexts.rows) as CompareRowName[] // the texts name every row
  return names.flatMap((name) => {
    const values = columns.map((column) => column[name])
    if (values.some((value) => value === null)) return []
    const words = values.map((value) => value ?? '')
    return { name, values: words, isDifferent: new Set(words).size > 1 }
  })
}

function wordsOf(
  quest: QuestIndex,
  plan: QuestPlan,
  habits: Habits,
): Record<CompareRowName, string | null> {
  const texts = compareTexts
  const { from, target, range, repeat, skipVenena } = plan.setting
  const repeated = repeat ? plan.repeat : null
  const runs = repeated?.totalRuns ?? 1
  const passes = passesOfPlan(plan)
  const episodes = passes.reduce((sum, { start, end, times }) => sum + times * (end - start + 1), 0)
  const minutes = minutesOfPasses(passes, habits)
  const pieces = handInsOf(quest, passes).reduce((sum, { count }) => sum + count, 0)
  return {
    from: levelWords(from),
    target: levelWords(target),
    start: episodeWords(quest, range.start),
    end: episodeWords(quest, range.end),
    repeat: repeat ? texts.on : texts.off,
    venena: plan.venena.applies ? (skipVenena ? texts.skip : texts.on) : texts.none,
    needed: expWords(plan.neededExp),
    exp: expWords(repeated?.gainedExp ?? plan.rangeExp),
    arrival: levelWords(repeated?.final ?? plan.afterRange),
    stopAt: plan.stopAt === null ? texts.none : episodeWords(quest, plan.stopAt),
    runs: texts.runs(formatNumber(runs)),
    diaries: texts.diaries(formatNumber(diariesFor(runs, habits.isFirstPassNatural))),
    episodes: texts.episodes(formatNumber(episodes)),
    items: texts.pieces(formatNumber(pieces)),
    time: minutes === null ? null : timeWords(minutes),
  }
}
