import type { CsvRow } from '../../files/csv.ts'
import { chartTexts } from '../chart.texts.ts'
import type { ChartLine } from '../time/chart-line.ts'
import type { ChartStep } from '../time/days.ts'
import { chartRows } from './chart-rows.ts'

/** The numbers of a chart for a spreadsheet, oldest first, every one of them whole. */
export function chartCsvRows(
  lines: readonly ChartLine[],
  step: ChartStep = 'day',
): readonly CsvRow[] {
  const texts = chartTexts
  const median = step === 'day' ? texts.median : texts.weekMedian
  const head = [
    step === 'day' ? texts.day : texts.week,
    ...lines.flatMap(({ name }) =>
      [median, texts.q1, texts.q3, texts.people].map((what) => texts.head(name, what)),
    ),
  ]
  const rows = chartRows(lines)
    .toReversed()
    .map(
      ({ day, points }): CsvRow => [
        day,
        ...points.flatMap(
          (point): CsvRow => [
            point?.value ?? null,
            point?.q1 ?? null,
            point?.q3 ?? null,
            point?.members ?? null,
          ],
        ),
      ],
    )
  return [head, ...rows]
}
