import type { EventSummary } from '@gyeol/contract'
import { kstParts } from '@gyeol/korean'
import { eventTexts } from './event.texts.ts'
import { countdownOf, phaseOf, progressOf, rangeText } from './event-time.ts'

/** An event in the words a list shows. */
export type EventWords = {
  /** `D-1`, `D-DAY`, `끝남`; 진행 중 where the end is not known. */
  readonly count: string
  /** The weekday it is counted to. */
  readonly day?: string
  /** Its start or end is today or tomorrow. */
  readonly isClose: boolean
  readonly range: string
  /** Whole percent of its time that is over; null before it starts, after it and without a known end. */
  readonly progress: number | null
  readonly progressText: string
}

/** Puts an event into words as they are at `now` (epoch ms). */
export function eventWords(event: EventSummary, now: number): EventWords {
  const words = eventTexts.time
  const phase = phaseOf(event, now)
  const range = rangeText(event, words)
  const progress = phase === 'now' ? progressOf(event, now) : null
  const progressText = progress === null ? '' : words.progress(progress)
  if (phase === 'past') return { count: words.over, isClose: false, range, progress, progressText }
  const { days, day } = countdownOf(event, now)
  return {
    range,
    progress,
    progressText,
    count: countText(days),
    ...(day === null ? {} : { day: words.weekday(kstParts(day).weekday) }),
    isClose: days !== null && days <= 1,
  }
}

function countText(days: number | null): string {
  const words = eventTexts.time
  if (days === null) return words.untilMaintenance
  return days <= 0 ? words.dDay : words.dMinus(days)
}
