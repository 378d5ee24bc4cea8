import { formatNumber } from '@gyeol/korean'
import {
  bestRoutes,
  type MainQuestSetting,
  type Passes,
  type QuestIndex,
  type QuestPlan,
  type Route,
} from '@gyeol/main-quest'
import type { Pace } from './pace.ts'
import { routeTexts } from './route.texts.ts'

const MINUTES_OF_HOUR = 60

/** What the parts of the route view are given; `onEdit` is absent where the plan is somebody else's. */
export type RouteViewProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly onEdit?: (patch: Partial<MainQuestSetting>) => void
}

/** The routes of a plan's range nobody beats, the cheapest first. */
export function routesOf(
  quest: QuestIndex,
  plan: QuestPlan,
  limits: Pace & { readonly maxRuns: number; readonly isStoryFirst: boolean },
): readonly Route[] {
  const { range, skipVenena } = plan.setting
  const { maxRuns, minutes, minutesOf, isStoryFirst } = limits
  const pace = minutes === null ? {} : { minutes: { each: minutes, overrides: minutesOf } }
  const story = isStoryFirst ? { firstPass: range } : {}
  return bestRoutes(quest, { ...range, skipVenena, maxRuns, ...pace, ...story }, plan).toReversed()
}

/**
 * The setting that plays a route: its range, again and again until the target. Null for one that
 * goes on with another range after the story, which no setting says.
 */
export function settingOfRoute({ passes, runs }: Route): Partial<MainQuestSetting> | null {
  const [first] = passes
  const last = passes.at(-1)
  if (first === undefined || last === undefined) return null
  const { start, end } = first
  const isSame = passes.slice(0, -1).every((pass) => pass.start === start && pass.end === end)
  const isCutShort = last.end < end && last.times === 1
  const isOneRange = isSame && last.start === start && (last.end === end || isCutShort)
  return isOneRange ? { start, end, repeat: runs > 1 } : null
}

/** What is passed how often; neighbours over the same episodes are one entry. */
export function mergedPasses({ passes }: Route): readonly Passes[] {
  const merged: Passes[] = []
  for (const pass of passes) {
    const last = merged.at(-1)
    const isSame = last?.start === pass.start && last.end === pass.end
    if (isSame) merged.splice(-1, 1, { ...last, times: last.times + pass.times })
    else merged.push(pass)
  }
  return merged
}

/** "2시간 5분", "45분"; whole minutes, rounded up. */
export function timeWords(minutes: number): string {
  const texts = routeTexts
  const whole = Math.ceil(minutes)
  const hours = Math.floor(whole / MINUTES_OF_HOUR)
  const rest = formatNumber(whole % MINUTES_OF_HOUR)
  return hours === 0 ? texts.minutesOnly(rest) : texts.hours(formatNumber(hours), rest)
}
