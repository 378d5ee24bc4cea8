import { formatNumber } from '@gyeol/korean'
import { useTexts } from '../../texts/texts.ts'
import { NUMERIC, Table } from '../../ui/display/table.tsx'
import { BELOW_MD, useMedia } from '../../ui/layout/use-media.ts'
import { chartTexts } from '../chart.texts.ts'
import { LineSample } from '../frame/line-sample.tsx'
import type { ChartLine, ChartPoint } from '../time/chart-line.ts'
import { type ChartStep, pointDay } from '../time/days.ts'
import { type Measure, shortValue, valueWords } from '../time/value-words.ts'
import { chartRows } from './chart-rows.ts'
import styles from './chart-table.module.css'

export type ChartTableProps = {
  readonly caption: string
  readonly lines: readonly ChartLine[]
  /** The line that phones show; they have no room for four. */
  readonly focus?: string | undefined
  readonly step?: ChartStep | undefined
  readonly measure?: Measure | undefined
  /** The day called 오늘. */
  readonly today?: string | undefined
}

/** The numbers of a chart, newest first: all lines on wide screens, the focused one on phones. */
export function ChartTable(props: ChartTableProps) {
  const { caption, lines, focus, step = 'day', measure = 'spina', today } = props
  const texts = useTexts(chartTexts)
  const isNarrow = useMedia(BELOW_MD)
  const focused = lines.find(({ key }) => key === focus) ?? lines[0]
  const shown = isNarrow ? lines.filter((line) => line === focused) : lines
  const rows = chartRows(shown)
  const hasBlank = rows.some(({ points }) => points.some((point) => point?.value == null))
  return (
    <>
      <Table caption={caption} className={styles.table} stickyHead>
        <thead>
          <tr>
            <th scope="col">{step === 'day' ? texts.day : texts.week}</th>
            {shown.map((line) => (
              <th key={line.key} scope="col" {...NUMERIC}>
                {shown.length === 1 ? (
                  headOf(step, texts)
                ) : (
                  <span className={styles.head}>
                    <LineSample look={line.look} /> {line.name}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, points }) => (
            <tr key={day}>
              <th scope="row">{day === today ? texts.today : pointDay(day, step)}</th>
              {points.map((point, index) => (
                <td key={shown[index]?.key} {...NUMERIC}>
                  <PointCell point={point} measure={measure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {hasBlank && <p className={styles.note}>{step === 'day' ? texts.blank : texts.blankWeek}</p>}
    </>
  )
}

function headOf(step: ChartStep, texts: (typeof chartTexts)['korea']): string {
  return step === 'day' ? texts.median : texts.weekMedian
}

type PointCellProps = { readonly point: ChartPoint | null; readonly measure: Measure }

function PointCell({ point, measure }: PointCellProps) {
  const texts = useTexts(chartTexts)
  if (point?.value == null) return texts.none
  const { value, q1, q3, members } = point
  const half =
    q1 == null || q3 == null ? [] : [`${shortValue(q1, measure)}–${shortValue(q3, measure)}`]
  const notes = [...half, ...(members === undefined ? [] : [texts.members(members)])]
  return (
    <>
      <span title={formatNumber(value)}>{valueWords(value, measure)}</span>
      {notes.length > 0 && <small className={styles.notes}>{notes.join(' · ')}</small>}
    </>
  )
}
