import { SECOND_MS } from '@gyeol/korean'
import type { CoverPlan } from '@gyeol/cook'
import type { Food } from '@gyeol/terms'
import { type ReactNode, useEffect, useState } from 'react'
import {
  AlertIcon,
  CheckIcon,
  CopyIcon,
  KeepIcon,
  RefreshIcon,
  ShareIcon,
  UnsureIcon,
} from '../../../shared/icons/icons.ts'
import { canShareBySystem, shareBySystem } from '../../../shared/share/system-share.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { cookTexts } from '../cook.texts.ts'
import { FreshnessMark } from '../houses/freshness-mark.tsx'
import { HouseCode } from '../houses/house-code.tsx'
import { groupCode, type House } from '../houses/houses.ts'
import { useCopy } from '../houses/use-copy.ts'
import { foodName, foodValue } from '../wish/foods.ts'
import { wishTexts } from '../wish/wish.texts.ts'
import { codesText, planText, type Stop, stopsOf } from './plan-text.ts'
import styles from './plan-card.module.css'
import { planTexts } from './plan.texts.ts'
import type { PlanControl, PlanEnd } from './use-plan.ts'

type PlanCardProps = {
  readonly control: PlanControl
  readonly wanted: number
  readonly houses: readonly House[]
  readonly onTell: () => void
  readonly onKeep: () => void
  /** Under the plan: whether doubtful houses count too. */
  readonly children?: ReactNode
}

/** The fewest houses for a wish, or how far the search for them is. */
export function PlanCard({ control, wanted, ...rest }: PlanCardProps) {
  const texts = planTexts
  const { search, stop, lookLonger } = control
  if (search.phase === 'none') return null
  const isSearching = search.phase === 'searching'
  const shown = search.phase === 'done' ? search.plan : isSearching ? search.former : null
  return (
    <Card
      as="section"
      padding="medium"
      aria-label={texts.label}
      aria-busy={isSearching || undefined}
      className={styles.card}
    >
      <VisuallyHidden>
        <span role="status">
          {search.phase === 'done' && sentenceOf(search.plan, wanted, texts)}
        </span>
      </VisuallyHidden>
      {search.phase === 'failed' && <ErrorState title={texts.failed} line={texts.failedLine} />}
      {isSearching && shown === null && <Searching codes={search.codes} onStop={stop} />}
      {shown && (
        <PlanWords
          plan={shown}
          wanted={wanted}
          end={search.phase === 'done' ? search.end : null}
          onLonger={lookLonger}
          {...rest}
        />
      )}
    </Card>
  )
}

function sentenceOf(plan: CoverPlan, wanted: number, texts: typeof planTexts): string {
  if (plan.addresses.length === 0) return texts.none
  const proof = plan.isProven ? texts.proven : texts.notProven
  return `${texts.houses(plan.addresses.length)}, ${eatenOf(plan, wanted, texts)}. ${proof}`
}

function eatenOf({ picks }: CoverPlan, wanted: number, texts: typeof planTexts): string {
  return picks.length === wanted ? texts.all(wanted) : texts.some(wanted, picks.length)
}

const TICK_MS = 100
const SHOWN_AT_ONCE_MS = 300

type SearchingProps = { readonly codes: readonly string[] | null; readonly onStop: () => void }

function Searching({ codes, onStop }: SearchingProps) {
  const texts = planTexts
  const [ms, setMs] = useState(SHOWN_AT_ONCE_MS)
  useEffect(() => {
    const start = performance.now() - SHOWN_AT_ONCE_MS
    const timer = setInterval(() => setMs(performance.now() - start), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = texts.seconds((ms / SECOND_MS).toFixed(1))
  return (
    <>
      <p className={styles.head}>
        <b className={styles.figure}>{texts.searching}</b> <span>{seconds}</span>
      </p>
      <Meter isProgress label={texts.searching} value={Math.min(100, ms / 30)} text={seconds} />
      {codes !== null && <p className={styles.line}>{texts.bestSoFar(codes.length)}</p>}
      <Button onClick={onStop}>{texts.stop}</Button>
    </>
  )
}

type PlanWordsProps = Omit<PlanCardProps, 'control'> & {
  readonly plan: CoverPlan
  /** Null while the next plan is on its way. */
  readonly end: PlanEnd | null
  readonly onLonger: (() => void) | null
}

function PlanWords({ plan, wanted, houses, end, onLonger, ...rest }: PlanWordsProps) {
  const texts = planTexts
  const { addresses, missing, isProven } = plan
  return (
    <>
      <div>
        {addresses.length > 0 && <p className={styles.label}>{texts.label}</p>}
        <p className={styles.head}>
          <b className={styles.figure}>
            {addresses.length === 0 ? texts.none : texts.houses(addresses.length)}
          </b>{' '}
          {addresses.length > 0 && <span>{eatenOf(plan, wanted, texts)}</span>}
        </p>
        {isProven && addresses.length > 0 && (
          <p className={styles.proof}>
            <CheckIcon aria-hidden="true" />
            {texts.proven}
          </p>
        )}
      </div>
      {!isProven && <NotProven end={end} onLonger={onLonger} />}
      {addresses.length > 0 && (
        <ol className={styles.stops}>
          {stopsOf(plan).map((stop, index) => (
            <StopRow
              key={stop.code}
              stop={stop}
              number={index + 1}
              house={houses.find(({ address }) => address === stop.code)}
            />
          ))}
        </ol>
      )}
      {missing.length > 0 && <Missing foods={missing} onTell={rest.onTell} />}
      {addresses.length > 0 && <PlanActions plan={plan} onKeep={rest.onKeep} />}
      {rest.children}
    </>
  )
}

function NotProven({ end, onLonger }: Pick<PlanWordsProps, 'end' | 'onLonger'>) {
  const texts = planTexts
  const reason = end === null ? '' : end.isStopped ? texts.stopped : texts.looked(end.seconds)
  return (
    <>
      <HintStrip icon={<UnsureIcon />}>
        {texts.notProven} {reason}
      </HintStrip>
      {onLonger !== null && (
        <Button block icon={<RefreshIcon />} onClick={onLonger}>
          {texts.longer}
        </Button>
      )}
    </>
  )
}

type StopRowProps = {
  readonly stop: Stop
  readonly number: number
  readonly house: House | undefined
}

function StopRow({ stop: { code, picks }, number, house }: StopRowProps) {
  const texts = planTexts
  const words = cookTexts
  const { copied, copy } = useCopy()
  return (
    <li className={styles.stop}>
      <div className={styles.place}>
        <SlotNumber number={number} tone="active" />
        <HouseCode code={code} />
        {house?.isSample === true && <Tag tone="brass">{words.sample}</Tag>}
        <Button
          className={styles.copy}
          icon={copied === null ? <CopyIcon /> : <CheckIcon />}
          aria-label={texts.copyOf(groupCode(code))}
          onClick={() => void copy(code)}
        >
          {texts.copy}
        </Button>
      </div>
      <ul className={styles.picks}>
        {picks.map(({ food, level }) => (
          <li key={food}>
            <span>{foodName(food)}</span>
            <span className={styles.level}>Lv {level}</span>
            <b className={styles.value}>{foodValue(food, level)}</b>
          </li>
        ))}
      </ul>
      {house && <FreshnessMark house={house} />}
    </li>
  )
}

function Missing({ foods, onTell }: { foods: readonly string[]; onTell: () => void }) {
  const texts = planTexts
  // The planner was asked for nothing but foods.
  const names = foods.map((food) => foodName(food as Food)).join(', ')
  return (
    <div className={styles.missing}>
      <AlertIcon aria-hidden="true" />
      <span>
        {texts.missing(names)}{' '}
        <button type="button" className={styles.tell} onClick={onTell}>
          {texts.tell}
        </button>
      </span>
    </div>
  )
}

function PlanActions({ plan, onKeep }: { plan: CoverPlan; onKeep: () => void }) {
  const texts = planTexts
  const saves = wishTexts.saves
  const { copied, copy } = useCopy()
  const text = planText(plan, { title: texts.shareTitle, missing: texts.missingWord })
  const share = () => {
    if (canShareBySystem()) void shareBySystem({ text })
    else void copy(text)
  }
  return (
    <div className={styles.actions}>
      <Button
        block
        variant="primary"
        className={styles.copyAll}
        icon={copied === codesText(plan) ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy(codesText(plan))}
      >
        {texts.copyAll}
      </Button>
      <Button icon={copied === text ? <CheckIcon /> : <ShareIcon />} onClick={share}>
        {texts.share}
      </Button>
      <Button icon={<KeepIcon />} onClick={onKeep}>
        {saves.save}
      </Button>
    </div>
  )
}
