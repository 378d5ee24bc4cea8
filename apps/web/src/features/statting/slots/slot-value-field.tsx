import { limitsOf, valueOf } from '@gyeol/statting'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { optionName } from './option-labels.ts'
import type { SlotActions } from './slot-actions.ts'
import { stattingTexts } from '../statting.texts.ts'
import { findOption, nextWithoutValue, type StattingView } from '../sessions/statting-view.ts'
import { issueText } from '../statting-words.ts'
import { ValueEnds, ValueEntry } from './value-entry.tsx'

type SlotValueFieldProps = Pick<SlotActions, 'onValue' | 'onInvalidText'> & {
  readonly index: number
  readonly option: string
  readonly view: StattingView
  readonly typed: number | null
}

/** Value entry of a slot, with the two ends beside it. */
export function SlotValueField({ index, view, ...props }: SlotValueFieldProps) {
  const texts = stattingTexts
  const { settings, slots } = view.session
  const option = findOption(props.option)
  if (!option) return <FieldReason id={`slot-${index}-unknown`}>{texts.slot.unknown}</FieldReason>
  const limits = limitsOf(option, settings)
  const value = props.typed ?? valueOf(option, settings, slots[index]?.pendingSteps ?? 0)
  const issue = view.issues[index] ?? null
  const name = optionName(props.option)
  return (
    <ValueEntry
      option={option}
      settings={settings}
      label={texts.slot.value(name)}
      value={value}
      issue={issue ? issueText(issue, view.session, texts) : undefined}
      focusMark={index}
      enterKeyHint={nextWithoutValue(view.session, index) === null ? 'done' : 'next'}
      block
      onChange={(next) => props.onValue(index, next)}
      onInvalidText={(text) => props.onInvalidText(index, text)}
    >
      <ValueEnds
        min={
          limits.minValue < 0 && {
            label: texts.slot.toMin(name),
            onPress: () => props.onValue(index, limits.minValue),
          }
        }
        max={
          limits.maxValue > 0 && {
            label: texts.slot.toMax(name),
            onPress: () => props.onValue(index, limits.maxValue),
          }
        }
      />
    </ValueEntry>
  )
}
