import { formatNumber } from '@gyeol/korean'
import type { ExplainedStep } from '@gyeol/statting-auto'
import type { autoResultTexts } from './auto-result.texts.ts'

type Texts = (typeof autoResultTexts)['why']
type Reason = keyof Texts['reasons']

/**
 * One sentence: why a line of a plan stands where it stands, what it gains or spends at which multiplier, and what the
 * bonus range does to it.
 */
export function whySentence(step: ExplainedStep, texts: Texts): string {
  if (step.isKept) return texts.kept
  const reason = reasonOf(step)
  const bonus = bonusWords(step, texts)
  const amount = amountWords(step, { reason, hasMore: bonus !== '' }, texts)
  const done = `${factorWords(step, reason, texts)}${amount}${bonus}`
  return reason === null ? texts.unexplained(done) : texts.sentence(texts.reasons[reason], done)
}

/** Null: none of the reasons held when they were checked. */
function reasonOf({ reasons, penaltyPercent }: ExplainedStep): Reason | null {
  switch (reasons[0]) {
    case 'BUY_BEFORE_PENALTY':
      return 'beforePenalty'
    case 'BUY_ONE_BY_ONE':
      return 'oneByOne'
    case 'BUY_LOW_PENALTY':
      return 'lowPenalty'
    case 'REFUND_AT_HIGHEST_PENALTY':
      return penaltyPercent > 0 ? 'refundHighest' : 'refund'
    case 'REFUND_FOR_POTENTIAL':
      return 'refund'
    case 'MIXED_TO_STAY_ABOVE_ZERO':
      return 'mixed'
    case 'MIXED_FOR_POTENTIAL':
      return 'mixedCheaper'
    case 'LAST_SLOT_LAST':
      return 'lastSlot'
    case 'REST_AT_ONCE':
      return reasons.includes('LAST_SLOT_LAST') ? 'lastSlot' : 'last'
    default:
      return null
  }
}

function factorWords(
  { penaltyPercent }: ExplainedStep,
  reason: Reason | null,
  texts: Texts,
): string {
  if (penaltyPercent === 0) return ''
  const factor = 1 + penaltyPercent / 100
  return reason === 'oneByOne' ? texts.factorEven(factor) : texts.factor(factor)
}

type Place = { readonly reason: Reason | null; readonly hasMore: boolean }

function amountWords(
  { potentialBefore, potentialAfter }: ExplainedStep,
  { reason, hasMore }: Place,
  texts: Texts,
): string {
  const change = potentialAfter - potentialBefore
  if (change === 0) return hasMore ? texts.nothingAnd : texts.nothingEnd
  const amount = formatNumber(Math.abs(change))
  if (change > 0) return texts.gains(amount) + (hasMore ? texts.gainsAnd : texts.gainsEnd)
  if (reason === 'oneByOne') {
    return texts.manages(amount) + (hasMore ? texts.managesAnd : texts.managesEnd)
  }
  return texts.spends(amount) + (hasMore ? texts.spendsAnd : texts.spendsEnd)
}

function bonusWords({ bonusSteps, changes }: ExplainedStep, texts: Texts): string {
  if (bonusSteps === 0) return ''
  if (changes.every(({ valueDelta }) => valueDelta < 0)) return texts.bonusDown(bonusSteps)
  const isUp = changes.every(({ valueDelta }) => valueDelta > 0)
  return isUp ? texts.bonusUp(bonusSteps) : texts.bonusMixed(bonusSteps)
}
