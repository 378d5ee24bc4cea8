import { apply, preview, type Session } from '@gyeol/statting'
import { successPoints } from './success-points.ts'
import type { StattingView } from '../sessions/statting-view.ts'

/** The one thing worth saying about a session right now; the words are in the texts. */
export type Advice =
  | { readonly kind: 'fix-input' }
  | { readonly kind: 'finished'; readonly rate: number }
  | { readonly kind: 'choose-first' }
  | { readonly kind: 'enter-value' }
  | { readonly kind: 'continue'; readonly potential: number }
  | { readonly kind: 'spend'; readonly left: number }
  | { readonly kind: 'ends-full'; readonly spare: number }
  | { readonly kind: 'ends-short'; readonly gap: number; readonly ease: Ease | null }

/** A smaller amount in one slot that would bring the rate back to 100 %. */
export type Ease = {
  readonly slot: number
  readonly option: string
  readonly steps: number
  readonly potential: number
}

/** Finds what to say, from what is shown. */
export function adviseOn({ session, preview: ahead, issues }: StattingView): Advice {
  if (session.finished !== null) return { kind: 'finished', rate: session.finished }
  if (issues.some((issue) => issue !== null)) return { kind: 'fix-input' }
  if (!ahead.hasChanges) return adviseAtRest(session)
  if (!ahead.finishes) return { kind: 'spend', left: ahead.futurePotential }
  const { full } = successPoints(Math.max(session.potential, session.settings.recipePotential))
  if (ahead.futurePotential >= full) {
    return { kind: 'ends-full', spare: ahead.futurePotential - full }
  }
  return { kind: 'ends-short', gap: full - ahead.futurePotential, ease: findEase(session) }
}

function adviseAtRest(session: Session): Advice {
  if (session.history.length > 0) return { kind: 'continue', potential: session.potential }
  return session.slots.some((slot) => slot.option !== null)
    ? { kind: 'enter-value' }
    : { kind: 'choose-first' }
}

/** The smallest step back in one pending positive slot that makes the ending certain. */
function findEase(session: Session): Ease | null {
  let best: Ease | null = null
  let bestLoss = Number.POSITIVE_INFINITY
  session.slots.forEach((slot, index) => {
    if (slot.option === null) return
    for (let steps = slot.pendingSteps - 1; steps >= Math.max(0, slot.steps); steps--) {
      const loss = slot.pendingSteps - steps
      if (loss >= bestLoss) return
      const eased = apply(session, { type: 'enter', slot: index, steps })
      if (!eased.ok) return
      const ahead = preview(eased.value)
      if (ahead.successRate < 100) continue
      bestLoss = loss
      best = { slot: index, option: slot.option, steps, potential: ahead.futurePotential }
      return
    }
  })
  return best
}
