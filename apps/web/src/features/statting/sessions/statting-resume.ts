import { stattingSaved } from './statting.saved.ts'
import { stattingTexts } from '../statting.texts.ts'
import { viewOf } from './statting-view.ts'

/** A session that was begun, in one line: where to go on and how it stands. */
export type StattingResume = {
  readonly title: string
  readonly detail: string
  readonly value: string
  /** 0 to 100. */
  readonly progress: number
  readonly at: number
}

const SHOWN = 3

/** The sessions touched last, newest first; empty ones are left out. */
export function loadStattingResumes(): StattingResume[] {
  const texts = stattingTexts.resume
  return stattingSaved
    .load()
    .items.filter((doc) => doc.steps.length > 0)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, SHOWN)
    .map((doc) => {
      const { session, preview } = viewOf(doc)
      const filled = session.slots.filter((slot) => slot.option !== null).length
      const rate = session.finished ?? preview.successRate
      const potential = session.history.at(-1)?.potentialAfter ?? session.potential
      return {
        title: doc.name,
        detail: texts.detail(filled, potential),
        value: `${rate}%`,
        progress: rate,
        at: doc.updatedAt,
      }
    })
}
