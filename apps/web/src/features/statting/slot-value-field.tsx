import { formatSigned } from '@gyeol/korean'
import { limitsOf, stepsFromValue, valueOf } from '@gyeol/statting'
import { useState } from 'react'
import { FieldReason } from '../../shared/ui/field-reason.tsx'
import { NumberField } from '../../shared/ui/number-field.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { optionName } from './option-labels.ts'
import type { SlotActions } from './slot-list.tsx'
import styles from './slot-row.module.css'
import { stattingTexts } from './statting.texts.ts'
import { findOption, type StattingView } from './statting-view.ts'
import { issueText } from './statting-words.ts'

type SlotValueFieldProps = Pick<SlotActions, 'onValue' | 'onInvalidText'> & {
  readonly index: number
  readonly option: string
  readonly view: StattingView
  readonly typed: number | null
  readonly parse: (text: string) => number | null
}

/** Value entry: typing, −/+ by one step of the option, MAX and MIN; unreachable values are corrected when done. */
export function SlotValueField(props: SlotValueFieldProps) {
  const { index, view } = props
  const texts = useTexts(stattingTexts)
  const [correction, setCorrection] = useState<string | null>(null)
  const { settings, slots } = view.session
  const option = findOption(props.option)
  if (!option) return <FieldReason id={`slot-${index}-unknown`}>{texts.slot.unknown}</FieldReason>
  const row = option
  const limits = limitsOf(row, settings)
  const pending = valueOf(row, settings, slots[index]?.pendingSteps ?? 0)
  const value = props.typed ?? pending
  const issue = view.issues[index] ?? null

  function change(next: number) {
    setCorrection(null)
    props.onValue(index, next)
  }
  function finish(done: number) {
    const reachable = valueOf(row, settings, stepsFromValue(row, settings, done).steps)
    if (reachable === done || issue?.kind === 'refused') return
    setCorrection(texts.slot.corrected(formatSigned(done), formatSigned(reachable)))
    props.onValue(index, reachable)
  }
  const nextValue = (from: number, steps: number) => {
    const at = stepsFromValue(row, settings, from).steps + steps
    return valueOf(row, settings, Math.min(limits.maxSteps, Math.max(limits.minSteps, at)))
  }

  return (
    <>
      <div className={styles.entry} data-slot-focus={index}>
        <NumberField
          label={texts.slot.value(optionName(props.option))}
          value={value}
          min={limits.minValue}
          max={limits.maxValue}
          limits="report"
          move={nextValue}
          signed
          emptyValue={0}
          parse={props.parse}
          reasonPlacement="none"
          error={issue ? issueText(issue, view.session, texts) : undefined}
          onChange={change}
          onCommit={finish}
          onInvalid={(text) => props.onInvalidText(index, text)}
        />
        <ExtremeButton
          isMax={value !== limits.maxValue || limits.minValue === 0}
          name={optionName(props.option)}
          onPick={(isMax) => change(isMax ? limits.maxValue : limits.minValue)}
        />
      </div>
      {issue ? (
        <FieldReason id={`slot-${index}-reason`}>
          {issueText(issue, view.session, texts)}
        </FieldReason>
      ) : (
        correction && <p className={styles.correction}>{correction}</p>
      )}
    </>
  )
}

type ExtremeButtonProps = {
  readonly isMax: boolean
  readonly name: string
  readonly onPick: (isMax: boolean) => void
}

/** MAX first; at the maximum the same button leads to the minimum. */
function ExtremeButton({ isMax, name, onPick }: ExtremeButtonProps) {
  const texts = useTexts(stattingTexts).slot
  return (
    <button
      type="button"
      className={styles.extreme}
      aria-label={isMax ? texts.toMax(name) : texts.toMin(name)}
      onClick={() => onPick(isMax)}
    >
      {isMax ? texts.max : texts.min}
    </button>
  )
}
