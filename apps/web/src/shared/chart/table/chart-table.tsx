import { formatNumber } from '@gyeol/korean'
import { FIGURES, NUMERIC, Table } from '../../ui/display/table.tsx'
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
  const { caption, lines, focus } = props
  const isNarrow = useMedia(BELOW_MD)
  const focused = lines.find(({ key }) => key === focus) ?? lines[0]
  const single = isNarrow || lines.length === 1 ? focused : undefined
  return (
    <Table caption={caption} className={styles.table} stickyHead>
      {single === undefined ? <AllLines {...props} /> : <OneLine {...props} line={single} />}
    </Table>
  )
}

/** One column for each line, with what a value rests on below it. */
function AllLines({ lines, step = 'day', measure = 'spina', today }: ChartTableProps) {
  const texts = chartTexts
  const rows = chartRows(lines)
  const hasBlank = rows.some(({ points }) => points.some((point) => point?.value == null))
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{step === 'day' ? texts.day : texts.week}</th>
          {lines.map((line) => (
            <th key={line.key} scope="col" {...NUMERIC}>
              <span className={styles.head}>
                <LineSample look={line.look} /> {line.name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, points }) => (
          <tr key={day}>
            <th scope="row">{day === today ? texts.today : pointDay(day, step)}</th>
            {points.map((point, index) => (
              <td key={lines[index]?.key} {...FIGURES}>
                <Value point={point} measure={measure} />
                <Notes parts={[halfWords(point, measure), membersWords(point, texts.members)]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasBlank && (
        <tfoot>
          <tr>
            <td className={styles.blank} colSpan={lines.length + 1}>
              {step === 'day' ? texts.blank : texts.blankWeek}
            </td>
          </tr>
        </tfoot>
      )}
    </>
  )
}

type OneLineProps = ChartTableProps & { readonly line: ChartLine }

/** One line with its middle half in a column of its own. */
function OneLine({ line, step = 'day', measure = 'spina', today }: OneLineProps) {
  const texts = chartTexts
  const hasHalf = line.points.some((point) => halfWords(point, measure) !== null)
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{step === 'day' ? texts.day : texts.week}</th>
          <th scope="col" {...NUMERIC}>
            {headOf({ step, measure }, texts)}
          </th>
          {hasHalf && (
            <th scope="col" {...NUMERIC}>
              {texts.middleHalf}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {chartRows([line]).map(({ day, points: [point = null] }) => (
          <tr key={day}>
            <th scope="row">
              {day === today ? texts.today : pointDay(day, step)}
              <Notes parts={[membersWords(point, texts.members)]} />
            </th>
            <td {...FIGURES}>
              <Value point={point} measure={measure} />
            </td>
            {hasHalf && (
              <td className={styles.half} {...FIGURES}>
                {halfWords(point, measure) ?? texts.none}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </>
  )
}

type Texts = typeof chartTexts
type Kind = { readonly step: ChartStep; readonly measure: Measure }

function headOf({ step, measure }: Kind, texts: Texts): string {
  if (measure === 'index') return texts.index
  return step === 'day' ? texts.median : texts.weekMedian
}

type ValueProps = { readonly point: ChartPoint | null; readonly measure: Measure }

function Value({ point, measure }: ValueProps) {
  const texts = chartTexts
  if (point?.value == null) return texts.none
  return <span title={formatNumber(point.value)}>{valueWords(point.value, measure)}</span>
}

function Notes({ parts }: { readonly parts: readonly (string | null)[] }) {
  const words = parts.filter((part) => part !== null)
  return words.length > 0 && <small className={styles.notes}>{words.join(' · ')}</small>
}

function halfWords(point: ChartPoint | null, measure: Measure): string | null {
  if (point?.value == null || point.q1 == null || point.q3 == null) return null
  return `${shortValue(point.q1, measure)}–${shortValue(point.q3, measure)}`
}

function membersWords(point: ChartPoint | null, words: Texts['members']): string | null {
  return point?.value == null || point.members === undefined ? null : words(point.members)
}
