import { levelAt } from './experience.ts'
import type { EpisodeRange, LevelState } from './model.ts'
import { firstReaching, type QuestIndex, rangeExp } from './quest-index.ts'
import { type ExpQuestion, type Passes, passesOf, repeatPlan } from './repeat.ts'

/** What a search may use. */
export type RouteLimits = EpisodeRange & {
  readonly skipVenena: boolean
  /** Most passes of a route, from 1; the natural pass counts. */
  readonly maxRuns: number
  /** Episodes the player passes first in any case (the story as it goes on); searched after it. */
  readonly firstPass?: EpisodeRange
  readonly minutes?: EpisodeMinutes
}

/** Minutes an episode takes the player; `overrides` by overall number. Absent: every episode is 1. */
export type EpisodeMinutes = {
  readonly each: number
  readonly overrides?: Readonly<Record<number, number>>
}

/** One way to the target. */
export type Route = {
  /** The first pass if one was asked for, whole passes, partial pass: in the order they are played. */
  readonly passes: readonly Passes[]
  readonly runs: number
  readonly episodes: number
  /** Sum of the weights: minutes, or episodes where none were given. */
  readonly cost: number
  readonly gainedExp: number
  readonly leftoverExp: number
  readonly final: LevelState
}

/**
 * The routes nobody beats (SPEC.md OPT1–OPT4): for every number of passes the cheapest route over one
 * contiguous range, kept only where more passes cost less. Ascending by runs, so the last one has the
 * lowest cost of all. Empty: the target is out of reach, or reached already.
 */
export function bestRoutes(
  quest: QuestIndex,
  limits: RouteLimits,
  question: ExpQuestion,
): readonly Route[] {
  if (question.neededExp <= 0) return []
  const costs = costSums(quest, limits.minutes)
  const first = firstPassOf(quest, limits, question)
  if (first.rest.neededExp <= 0) return [routeOf({ quest, costs, limits, question }, first.passes)]
  const search: Search = { quest, costs, limits, question }
  const best = new Map<number, Route>()
  for (let start = limits.start; start <= limits.end; start += 1) {
    for (let end = start; end <= limits.end; end += 1) {
      const route = candidate(search, { start, end }, first)
      const known = route === null ? undefined : best.get(route.runs)
      if (route !== null && (known === undefined || isBetter(route, known))) {
        best.set(route.runs, route)
      }
    }
  }
  return undominated([...best.values()])
}

type Search = {
  readonly quest: QuestIndex
  readonly costs: readonly number[]
  readonly limits: RouteLimits
  readonly question: ExpQuestion
}

type FirstPass = { readonly passes: readonly Passes[]; readonly rest: ExpQuestion }

/** The natural pass ends as soon as the target is reached. */
function firstPassOf(quest: QuestIndex, limits: RouteLimits, question: ExpQuestion): FirstPass {
  const { firstPass, skipVenena } = limits
  if (!firstPass) return { passes: [], rest: question }
  const range = { ...firstPass, skipVenena }
  const end = firstReaching(quest, range, question.neededExp) ?? firstPass.end
  const exp = rangeExp(quest, { ...range, end })
  return {
    passes: [{ start: firstPass.start, end, times: 1 }],
    rest: { startExp: question.startExp + exp, neededExp: question.neededExp - exp },
  }
}

function candidate(search: Search, range: EpisodeRange, first: FirstPass): Route | null {
  const { quest, limits } = search
  const plan = repeatPlan(quest, { ...range, skipVenena: limits.skipVenena }, first.rest)
  if (plan === null || plan.totalRuns + first.passes.length > limits.maxRuns) return null
  // A single pass that stops early is the candidate of the shorter range.
  if (plan.fullRuns === 0 && plan.lastRunStopsAt !== range.end) return null
  return routeOf(search, [...first.passes, ...passesOf(plan)])
}

function routeOf({ quest, costs, limits, question }: Search, passes: readonly Passes[]): Route {
  let [runs, episodes, cost, gainedExp] = [0, 0, 0, 0]
  for (const { start, end, times } of passes) {
    runs += times
    episodes += times * (end - start + 1)
    cost += times * ((costs[end] ?? 0) - (costs[start - 1] ?? 0))
    gainedExp += times * rangeExp(quest, { start, end, skipVenena: limits.skipVenena })
  }
  const { startExp, neededExp } = question
  const final = levelAt(startExp + gainedExp)
  return { passes, runs, episodes, cost, gainedExp, leftoverExp: gainedExp - neededExp, final }
}

/** Equal costs: the one that gains more, then the later start (less of the story to pass again). */
function isBetter(a: Route, b: Route): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost
  if (a.gainedExp !== b.gainedExp) return a.gainedExp > b.gainedExp
  return (a.passes.at(-1)?.start ?? 0) > (b.passes.at(-1)?.start ?? 0)
}

function undominated(routes: readonly Route[]): Route[] {
  const kept: Route[] = []
  for (const route of routes.toSorted((a, b) => a.runs - b.runs)) {
    const cheapest = kept.at(-1)
    if (cheapest === undefined || route.cost < cheapest.cost) kept.push(route)
  }
  return kept
}

/** Entry n: cost of the episodes 1…n. */
function costSums(quest: QuestIndex, minutes: EpisodeMinutes = { each: 1 }): number[] {
  const sums = [0]
  let sum = 0
  for (const { no } of quest.episodes) {
    sum += minutes.overrides?.[no] ?? minutes.each
    sums.push(sum)
  }
  return sums
}

/** EXP per minute (or per episode without minutes), rounded down; 0 for a route without cost. */
export function expPerCost({ gainedExp, cost }: Route): number {
  return cost > 0 ? Math.floor(gainedExp / cost) : 0
}
