import { formatNumber } from '@gyeol/korean'
import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useTexts } from '../../../shared/texts/texts.ts'
import { axisFont, letterScale } from './axis-font.ts'
import { curveTexts } from './curve.texts.ts'
import { type CurveRun, curveColumns } from './curve-runs.ts'
import styles from './curve-view.module.css'
import { episodeWords, levelWords } from '../quest-words.ts'
import { useLook } from './use-look.ts'

type LevelCurveProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly runs: readonly CurveRun[]
}

const HEIGHT = 260
const LINE_COLORS = ['--primary', '--brass', '--info', '--negative', '--tSpecial', '--ink3']
/** Lines are told apart without colour too. */
const DASHES = [[], [8, 4], [3, 3], [10, 3, 2, 3], [2, 5], [14, 4]]

/** Level over the story, one line for each run; the table beside it says the same in numbers. */
export function LevelCurve(props: LevelCurveProps) {
  // Colours and letters are read from the page when the chart is drawn: another look draws it anew.
  return <DrawnCurve key={useLook()} {...props} />
}

function DrawnCurve({ quest, plan, runs }: LevelCurveProps) {
  const texts = useTexts(curveTexts)
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const { target } = plan.setting
  const goal = target.level + target.percent / 100
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const columns = curveColumns(runs)
    const lines = runs.map(({ run }) => texts.run(formatNumber(run)))
    const chart = new UPlot(
      {
        ...optionsOf(lines),
        width: element.clientWidth,
        height: HEIGHT,
        hooks: {
          draw: [(plot) => drawGoal(plot, goal)],
          setCursor: [(plot) => setPointed(plot.cursor.idx ?? null)],
        },
      },
      columns,
      element,
    )
    const watch = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: HEIGHT }),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      chart.destroy()
      setPointed(null)
    }
  }, [runs, goal, texts])
  const first = plan.setting.range.start
  return (
    <figure className={styles.figure}>
      <div
        ref={box}
        role="img"
        className={styles.chart}
        aria-label={texts.chart(
          episodeWords(quest, first),
          episodeWords(quest, plan.setting.range.end),
          formatNumber(runs.at(-1)?.run ?? 1),
        )}
      />
      <figcaption className={styles.legend}>
        <ul>
          {runs.map(({ run }, index) => (
            <li key={run}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <line
                  x1="0"
                  x2="24"
                  y1="4"
                  y2="4"
                  strokeWidth="2.5"
                  stroke={`var(${LINE_COLORS[index] ?? '--primary'})`}
                  strokeDasharray={DASHES[index]?.join(' ')}
                />
              </svg>
              {texts.run(formatNumber(run))}
            </li>
          ))}
          <li>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <line x1="0" x2="24" y1="4" y2="4" strokeWidth="1.5" stroke="var(--brassFill)" />
            </svg>
            {texts.target(levelWords(target))}
          </li>
        </ul>
        <p>{pointed === null ? texts.point : pointedWords(quest, runs, pointed)}</p>
      </figcaption>
    </figure>
  )
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

function optionsOf(lines: readonly string[]): Omit<UPlot.Options, 'width' | 'height'> {
  const scale = letterScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const [ink, grid] = [token('--ink3'), token('--line')]
  const axis = {
    stroke: ink,
    font: axisFont(scale, token('--fontFamily')),
    grid: { stroke: grid, width: 1 },
    ticks: { stroke: grid, width: 1 },
  }
  return {
    scales: { x: { time: false } },
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 7 } },
    axes: [
      { ...axis, size: 50 * scale, space: 48 * scale },
      {
        ...axis,
        size: 44 * scale,
        space: 34 * scale,
        values: (_plot, ticks) => ticks.map((tick) => `${tick}`),
      },
    ],
    series: [
      {},
      ...lines.map((label, index) => ({
        label,
        stroke: token(LINE_COLORS[index] ?? '--primary'),
        width: 2.5,
        dash: DASHES[index] ?? [],
        points: { show: false },
      })),
    ],
  }
}

/** The level one wants to reach, across the whole chart. */
function drawGoal(plot: UPlot, goal: number): void {
  const { ctx, bbox } = plot
  const y = plot.valToPos(goal, 'y', true)
  if (y < bbox.top || y > bbox.top + bbox.height) return
  ctx.save()
  ctx.setLineDash([])
  ctx.strokeStyle = token('--brassFill')
  ctx.lineWidth = 1.5 * devicePixelRatio
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.restore()
}

function pointedWords(quest: QuestIndex, runs: readonly CurveRun[], index: number): string {
  const texts = curveTexts.korea
  const no = runs.find(({ episodes }) => episodes[Math.max(0, index - 1)])?.episodes[
    Math.max(0, index - 1)
  ]?.no
  const levels = runs.flatMap(({ run, episodes }) => {
    const state = index === 0 ? episodes[0]?.before : episodes[index - 1]?.after
    return state === undefined ? [] : [`${texts.run(formatNumber(run))} ${levelWords(state)}`]
  })
  const place = no === undefined ? '' : index === 0 ? texts.before : episodeWords(quest, no)
  return [place, ...levels].join(' · ')
}
