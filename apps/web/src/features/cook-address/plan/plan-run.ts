import { type CoverPlan, type CoverQuestion, MAX_SEARCH_NODES, planCover } from '@gyeol/cook'

/** How long one may look for the fewest houses (CK13). */
export type PlanPatience = { readonly ms: number; readonly nodes: number }

/** The first look, and the one somebody asks for when it was too short. */
export const PATIENCE = {
  first: { ms: 3_000, nodes: MAX_SEARCH_NODES },
  longer: { ms: 30_000, nodes: 5 * MAX_SEARCH_NODES },
} as const satisfies Record<string, PlanPatience>

/** What the worker is asked. */
export type PlanRequest = {
  readonly id: number
  readonly question: CoverQuestion
  readonly patience: PlanPatience
}

/** What the worker tells: a better plan on the way, or the end. */
export type PlanNews =
  | { readonly id: number; readonly kind: 'better'; readonly codes: readonly string[] }
  | { readonly id: number; readonly kind: 'done'; readonly plan: CoverPlan }

/** Looks for the fewest houses until it is proven or patience is over. */
export function runPlan(
  { id, question, patience }: PlanRequest,
  { now, tell }: { readonly now: () => number; readonly tell: (news: PlanNews) => void },
): void {
  const end = now() + patience.ms
  const plan = planCover(question, {
    maxNodes: patience.nodes,
    shouldStop: () => now() >= end,
    onBetter: (codes) => tell({ id, kind: 'better', codes }),
  })
  tell({ id, kind: 'done', plan })
}

/** The plan made of the houses known so far, when somebody ended the search. */
export function planOf(question: CoverQuestion, codes: readonly string[]): CoverPlan {
  const houses = question.houses.filter(({ code }) => codes.includes(code))
  const { missing } = planCover(question, { maxNodes: 0 })
  return { ...planCover({ ...question, houses }), missing, isProven: false }
}
