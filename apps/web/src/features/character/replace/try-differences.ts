import { castsFor, type SheetStat } from '@gyeol/character'
import type { Boss } from '@gyeol/contract'
import { formatNumber, formatSigned } from '@gyeol/korean'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { answerOf } from '../cast/cast-answer.ts'
import { figureDifferences } from '../compare/compare-figures.ts'
import type { FigureTexts } from '../sheet/figure.texts.ts'
import { figureText, gainText, sheetAmount } from '../sheet/figure-words.ts'
import { PLAIN_STATS } from '../sheet/plain-stats.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'
import type { ReplaceTexts } from './replace.texts.ts'

/** One line of the sheet that is another with the thing. */
export type TryRow = {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly change: string
  /** Whether the number grows; less is not always worse. */
  readonly grows: boolean
  /** Whether a growing number is what one wants. */
  readonly isBetter: boolean
}

type Build = { readonly body: CharacterBody; readonly built: BuiltSheet }
type Change = { readonly now: Build; readonly next: Build; readonly boss: Boss | null }
type Words = { readonly figures: FigureTexts; readonly replace: ReplaceTexts }

/** Everything that differs between two builds: "몇 타?" first, then the sheet, then plain sums. */
export function tryDifferences({ now, next, boss }: Change, words: Words): TryRow[] {
  return [
    ...castRows({ now, next, boss }, words.replace),
    ...figureDifferences(now.built.sheet, next.built.sheet).map(({ id, here, there }) => ({
      name: words.figures.names[id],
      before: figureText(id, here),
      after: figureText(id, there),
      change: gainText(there - here),
      grows: there > here,
      isBetter: there > here,
    })),
    ...PLAIN_STATS.flatMap((stat) => sumRow(stat, { now, next }, words.figures)),
  ]
}

function sumRow(
  stat: SheetStat,
  { now, next }: Omit<Change, 'boss'>,
  figures: FigureTexts,
): TryRow[] {
  const [before, after] = [now.built.sheet.sum(stat), next.built.sheet.sum(stat)]
  if (before === after) return []
  return [
    {
      name: sheetStatName(stat, figures),
      before: sheetAmount({ stat, value: before }),
      after: sheetAmount({ stat, value: after }),
      change: sheetAmount({ stat, value: after - before }),
      grows: after > before,
      isBetter: after > before,
    },
  ]
}

function castRows({ now, next, boss }: Change, words: ReplaceTexts): TryRow[] {
  const before = answerOf(now.body, now.built, boss)
  const after = answerOf(next.body, next.built, boss)
  if (before?.cast.ok !== true || after?.cast.ok !== true) return []
  const [here, there] = [before.cast.expected, after.cast.expected]
  const counts = [castsFor(before.target.hp, here), castsFor(after.target.hp, there)]
  const [few, many] = counts
  const rows: TryRow[] = []
  if (here !== there)
    rows.push({
      name: words.expected,
      before: formatNumber(here),
      after: formatNumber(there),
      change: formatSigned(there - here),
      grows: there > here,
      isBetter: there > here,
    })
  if (few != null && many != null && few !== many)
    rows.push({
      name: words.castCount,
      before: formatNumber(few),
      after: formatNumber(many),
      change: formatSigned(many - few),
      grows: many > few,
      // The fewer casts the better.
      isBetter: many < few,
    })
  return rows
}
