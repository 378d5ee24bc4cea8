import {
  type Alternative,
  choiceOf,
  type Figure,
  type FigureId,
  linesOfStat,
  nextStep,
  oneMore,
  type Sheet,
  type SheetLine,
  type SheetStat,
} from '@gyeol/character'
import { useMemo } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { ReportIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from './figure.texts.ts'
import { doubtOf, figureText, gainText, partName, plainText, sheetAmount } from './figure-words.ts'
import { sheetStatName } from './sheet-stat-name.ts'
import styles from './sheet.module.css'
import { sourceName } from './source-name.ts'

type WhyProps = {
  readonly figure: Figure
  readonly sheet: Sheet
  readonly body: CharacterBody
  readonly onReport?: ((figure: FigureId) => void) | undefined
  readonly onChoose?: ((rule: Alternative, isOther: boolean) => void) | undefined
}

/** Why a figure is what it is: its base, every line, the rounding, the limit, and what one more gives. */
export function WhyPanel({ figure, sheet, body, onReport, onChoose }: WhyProps) {
  const texts = figureTexts
  const { parts, base, percent, flat, after, raw, min, max, value, id } = figure
  const wornPercent = percent?.worn.reduce((sum, share) => sum + share.value, 0) ?? 0
  const total = (percent?.lines ?? 0) + wornPercent
  const doubt = doubtOf(figure, texts, sheet.input.otherwise)
  return (
    <div className={styles.why}>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <Row key={JSON.stringify(part.of)} term={partName(part, texts)}>
              {plainText(part.value)}
            </Row>
          ))}
          {parts.length > 1 && (
            <Row term={texts.base} isTotal>
              {plainText(base)}
            </Row>
          )}
        </dl>
      )}
      {percent && total !== 0 && (
        <LinesOf
          title={texts.percent}
          stat={percent.stat}
          sheet={sheet}
          body={body}
          total={`${gainText(total)}%`}
          more={percent.worn.map(({ worn, value: share }) => [
            texts.worn[worn],
            `${gainText(share)}%`,
          ])}
        />
      )}
      {flat && flat.value !== 0 && (
        <LinesOf
          title={flat.stat.endsWith('_pct') ? texts.points : texts.flat}
          stat={flat.stat}
          sheet={sheet}
          body={body}
          total={gainText(flat.value)}
        />
      )}
      {after && (
        <dl className={styles.parts}>
          <Row term={partName(after, texts)}>{gainText(after.value)}</Row>
        </dl>
      )}
      {percent && total !== 0 && (
        <p className={styles.formula}>
          {texts.growth(
            plainText(base),
            plainText(100 + total),
            plainText((base * (100 + total)) / 100),
          )}
        </p>
      )}
      {raw !== value && <p className={styles.formula}>{texts.before(plainText(raw))}</p>}
      {max !== undefined && value >= max && (
        <p className={styles.formula}>{texts.max(figureText(id, max))}</p>
      )}
      {min !== undefined && raw < min && (
        <p className={styles.formula}>{texts.min(figureText(id, min))}</p>
      )}
      <NextStepLine figure={figure} sheet={sheet} />
      <OneMoreLine figure={figure} sheet={sheet} />
      {doubt !== null && (
        <HintStrip icon={<WarningIcon />}>
          {texts.unsure}. {doubt}
        </HintStrip>
      )}
      <ChoiceRow figure={figure} sheet={sheet} onChoose={onChoose} />
      {onReport && (
        <Button
          size="small"
          variant="ghost"
          icon={<ReportIcon />}
          className={styles.report}
          onClick={() => onReport(id)}
        >
          {texts.report}
        </Button>
      )}
    </div>
  )
}

function Row({
  term,
  isTotal = false,
  children,
}: {
  readonly term: string
  readonly isTotal?: boolean
  readonly children: string
}) {
  return (
    <div className={styles.part} data-total={isTotal || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type LinesOfProps = {
  readonly title: (count: number) => string
  readonly stat: SheetStat
  readonly sheet: Sheet
  readonly body: CharacterBody
  readonly total: string
  readonly more?: readonly (readonly [name: string, amount: string])[]
}

const NO_MORE: readonly (readonly [name: string, amount: string])[] = []

/** Every line of one stat with where it comes from. */
function LinesOf({ title, stat, sheet, body, total, more = NO_MORE }: LinesOfProps) {
  const words = characterTexts
  const lines = useMemo(() => linesOfStat(sheet, stat), [sheet, stat])
  return (
    <dl className={styles.parts}>
      <Row term={title(lines.length + more.length)} isTotal>
        {total}
      </Row>
      {more.map(([name, amount]) => (
        <Row key={name} term={name}>
          {amount}
        </Row>
      ))}
      {lines.map((line, at) => (
        <Row key={keyOf(line, at)} term={sourceName(line.source, body, words)}>
          {sheetAmount(line)}
        </Row>
      ))}
    </dl>
  )
}

function keyOf({ source, value }: SheetLine, at: number): string {
  return `${source} ${value} ${at}`
}

/** What the next step of a stepped or capped figure costs. */
function NextStepLine({ figure, sheet }: Pick<WhyProps, 'figure' | 'sheet'>) {
  const texts = figureTexts
  const step = nextStep(sheet, figure.id)
  if (!step) return null
  const of = step.of === 'lines' ? texts.lines : texts.names[step.of]
  const left = plainText(step.need - step.have)
  const words =
    step.gives === null
      ? texts.nextLess(of, left, figureText(figure.id, step.need))
      : texts.next(figureText(figure.id, step.gives), of, left)
  return (
    <Meter
      label={words}
      text={words}
      value={Math.max(0, step.have - step.from)}
      max={step.need - step.from}
      size="thin"
    />
  )
}

/** A figure by our rule and by that of others: one is chosen, and stays in the build. */
function ChoiceRow({ figure, sheet, onChoose }: Pick<WhyProps, 'figure' | 'sheet' | 'onChoose'>) {
  const texts = figureTexts
  const choice = useMemo(() => choiceOf(sheet, figure.id), [sheet, figure.id])
  if (!choice) return null
  const { rule, usual, other, isOther } = choice
  if (!onChoose) return isOther ? <p className={styles.formula}>{texts.isOther}</p> : null
  return (
    <SegmentedControl
      block
      size="small"
      label={texts.choice}
      value={isOther ? 'other' : 'usual'}
      onChange={(next) => onChoose(rule, next === 'other')}
      segments={[
        { value: 'usual', label: texts.usual(figureText(figure.id, usual)) },
        { value: 'other', label: texts.other(figureText(figure.id, other)) },
      ]}
    />
  )
}

/** What one more point gives, found by calculating again. */
function OneMoreLine({ figure, sheet }: Pick<WhyProps, 'figure' | 'sheet'>) {
  const texts = figureTexts
  const gains = useMemo(() => oneMore(sheet, figure.id), [sheet, figure.id])
  if (gains.length === 0) return <p className={styles.formula}>{texts.noGain}</p>
  const words = gains.map(({ of, gain }) => {
    const name = 'points' in of ? texts.statNames[of.points] : statWithUnit(of.stat)
    return texts.onePoint(name, gainText(gain))
  })
  return <p className={styles.formula}>{words.join(' · ')}</p>

  function statWithUnit(stat: SheetStat): string {
    return `${sheetStatName(stat, texts)}${stat.endsWith('_pct') ? '%' : ''}`
  }
}
