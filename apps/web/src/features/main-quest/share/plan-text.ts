import { formatNumber } from '@gyeol/korean'
import { diariesFor, type QuestIndex, type QuestPlan, repeatRows } from '@gyeol/main-quest'
import { PRODUCT_NAME } from '../../../shared/product.ts'
import { planTexts } from '../plan.texts.ts'
import { episodeWords, expWords, levelWords } from '../quest-words.ts'

const RUNS_IN_TEXT = 10

type PlanTextOptions = { readonly isFirstPassNatural: boolean }

/** A plan as lines for a chat: setting, arrival, where to stop or start, runs. */
export function planLines(
  quest: QuestIndex,
  plan: QuestPlan,
  { isFirstPassNatural }: PlanTextOptions,
): readonly string[] {
  const texts = planTexts
  const { from, target, range, repeat, skipVenena } = plan.setting
  const repeated = repeat ? plan.repeat : null
  const venena = plan.venena.applies ? [skipVenena ? texts.venenaSkipped : texts.venenaPlayed] : []
  const answers =
    repeated === null
      ? [
          texts.arrival(levelWords(plan.afterRange), expWords(plan.rangeExp)),
          ...(plan.stopAt === null ? [] : [texts.stopAt(episodeWords(quest, plan.stopAt))]),
          ...(plan.startFrom === null
            ? []
            : [texts.startFrom(episodeWords(quest, plan.startFrom))]),
          ...(plan.reaches ? [] : [texts.requiredStart(levelWords(plan.requiredStart))]),
        ]
      : [
          texts.runs(
            formatNumber(repeated.totalRuns),
            formatNumber(diariesFor(repeated.totalRuns, isFirstPassNatural)),
          ),
          ...repeatRows(quest, repeated, RUNS_IN_TEXT).map((row) =>
            texts.run(formatNumber(row.run), episodeWords(quest, row.lastEpisode), levelWords(row)),
          ),
          ...(repeated.totalRuns > RUNS_IN_TEXT
            ? [texts.arrival(levelWords(repeated.final), expWords(repeated.gainedExp))]
            : []),
        ]
  return [
    texts.goal(levelWords(from), levelWords(target), expWords(plan.neededExp)),
    [texts.range(episodeWords(quest, range.start), episodeWords(quest, range.end)), ...venena].join(
      ' · ',
    ),
    ...answers,
  ]
}

/** The lines with a heading and the month of the data. */
export function planText(quest: QuestIndex, plan: QuestPlan, options: PlanTextOptions): string {
  const head = planTexts.head(PRODUCT_NAME, quest.table.asOf)
  return [head, ...planLines(quest, plan, options)].join('\n')
}
