import { formatNumber } from '@gyeol/korean'
import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useId, useMemo, useState } from 'react'
import { BottomAxis, ValueAxis } from '../../../shared/chart/frame/axes.tsx'
import { ChartFrame } from '../../../shared/chart/frame/chart-frame.tsx'
import { LOOKS } from '../../../shared/chart/frame/look.ts'
import looks from '../../../shared/chart/frame/look.module.css'
import { LineSample } from '../../../shared/chart/frame/line-sample.tsx'
import { ReadingPlane } from '../../../shared/chart/frame/reading-plane.tsx'
import type { Box } from '../../../shared/chart/frame/use-box.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { episodeWords, levelWords } from '../quest-words.ts'
import { curveTexts } from './curve.texts.ts'
import { CURVE_HEIGHT, curveLayout } from './curve-layout.ts'
import { type CurveRun, curveColumns, levelHeight } from './curve-runs.ts'
import styles from './curve-view.module.css'
import { pointedWords } from './pointed-words.ts'

type LevelCurveProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly runs: readonly CurveRun[]
}

/** Level over the story, one line for each run; the table beside it says the same in numbers. */
export function LevelCurve(props: LevelCurveProps) {
  const { quest, plan, runs } = props
  const texts = curveTexts
  const keysId = useId()
  const [read, setRead] = useState<number | null>(null)
  const columns = useMemo(() => curveColumns(runs), [runs])
  const index = read !== null && read < columns[0].length ? read : null
  const words = index === null ? texts.point : pointedWords(quest, runs, index)
  return (
    <figure className={styles.figure}>
      <ChartFrame height={CURVE_HEIGHT}>
        {(box) => (
          <DrawnCurve {...props} {...{ columns, box, index, words, keysId }} onRead={setRead} />
        )}
      </ChartFrame>
      <VisuallyHidden>
        <span id={keysId}>{texts.keys}</span>
      </VisuallyHidden>
      <figcaption className={styles.legend}>
        <ul>
          {runs.map(({ run }, order) => (
            <li key={run}>
              <LineSample look={LOOKS[order] ?? 'ink3'} hasMark={false} />
              {texts.run(formatNumber(run))}
            </li>
          ))}
          <li>
            <svg className={styles.goalSample} width="26" height="12" aria-hidden="true">
              <path className={styles.goal} d="M1 6H25" />
            </svg>
            {texts.target(levelWords(plan.setting.target))}
          </li>
        </ul>
        <p>{words}</p>
      </figcaption>
    </figure>
  )
}

type DrawnCurveProps = LevelCurveProps & {
  readonly columns: ReturnType<typeof curveColumns>
  readonly box: Box
  readonly index: number | null
  readonly words: string
  readonly keysId: string
  readonly onRead: (index: number) => void
}

function DrawnCurve(props: DrawnCurveProps) {
  const { quest, plan, runs, columns, box, index } = props
  const texts = curveTexts
  const goal = levelHeight(plan.setting.target)
  const layout = useMemo(() => curveLayout(columns, goal, box), [columns, goal, box])
  const { plot, x, y } = layout
  const { range } = plan.setting
  const [xs] = columns
  const label = texts.chart(
    episodeWords(quest, range.start),
    episodeWords(quest, range.end),
    formatNumber(runs.at(-1)?.run ?? 1),
  )
  return (
    <>
      <svg width={box.width} height={CURVE_HEIGHT} role="img" aria-label={label}>
        <ValueAxis plot={plot} y={y} ticks={layout.yTicks} letterPx={box.letterPx} />
        <BottomAxis plot={plot} x={x} ticks={layout.xTicks} letterPx={box.letterPx} />
        <path className={styles.goal} d={`M${plot.left} ${y(goal)}H${plot.right}`} />
        {layout.paths.map((path, order) => (
          <path
            key={runs[order]?.run}
            className={classNames(looks.line, looks[LOOKS[order] ?? 'ink3'])}
            d={path}
          />
        ))}
        {index !== null && (
          <ReadEpisode layout={layout} columns={columns} runs={runs} index={index} />
        )}
      </svg>
      <ReadingPlane
        plot={plot}
        height={CURVE_HEIGHT}
        label={texts.reading}
        describedBy={props.keysId}
        places={xs.map(x)}
        index={index}
        words={props.words}
        onRead={props.onRead}
        readsOnHover
      />
    </>
  )
}

type ReadEpisodeProps = Pick<DrawnCurveProps, 'columns' | 'runs'> & {
  readonly layout: ReturnType<typeof curveLayout>
  readonly index: number
}

/** The episode that is read: a line through the levels of all runs. */
function ReadEpisode({ layout, columns, runs, index }: ReadEpisodeProps) {
  const [xs, ...lines] = columns
  const x = layout.x(xs[index] ?? 0)
  return (
    <>
      <path className={styles.reading} d={`M${x} ${layout.plot.top}V${layout.plot.bottom}`} />
      {lines.map((line, order) => {
        const level = line[index] ?? null
        return (
          level !== null && (
            <circle
              key={runs[order]?.run}
              className={classNames(styles.read, looks.hollow, looks[LOOKS[order] ?? 'ink3'])}
              cx={x}
              cy={layout.y(level)}
              r="4"
            />
          )
        )
      })}
    </>
  )
}
