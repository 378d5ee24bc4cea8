import { formatListDay } from '@gyeol/korean'
import { eventTexts } from '../event.texts.ts'
import { rangeText } from '../event-time.ts'
import { clockWords } from './planned-time.tsx'
import { planTexts } from './plan.texts.ts'
import type { WeekPlan } from './week-plan.ts'

/** A week's plan as plain text for chats: where one goes, in its order, and what can be done any time. */
export function planText(
  { days, anytime }: WeekPlan,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const texts = planTexts
  const times = days
    .flatMap((day) => day.times)
    .filter(({ isSkipped }) => !isSkipped)
    .map((time) =>
      texts.textLine(`${formatListDay(time.startAt)} ${clockWords(time)}`, time.event.title),
    )
  const long = anytime.map((event) =>
    texts.textLine(rangeText(event, eventTexts.time), event.title),
  )
  return [
    texts.textTitle(from, to),
    ...times,
    ...(long.length === 0 ? [] : [texts.anytime, ...long]),
  ].join('\n')
}
