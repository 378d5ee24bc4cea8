import { formatNumber } from '@gyeol/korean'
import type { Bound } from '@gyeol/statting-auto'
import type { SearchRequest } from '../question/auto-problem.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import type { autoResultTexts } from './auto-result.texts.ts'

/** A best plan that close to the limit may be called nearly the best. */
const NEAR_PERCENT = 3

type Texts = (typeof autoResultTexts)['korea']['bound']

/** How sure it is that no better plan exists. */
export type BoundWords = {
  readonly tag: string
  readonly tone: 'primary' | 'brass' | 'neutral'
  readonly line: string
}

/** Says it of the best plan; of another one only that it is not the best. */
export function boundWords(search: AutoSearch, isBest: boolean, texts: Texts): BoundWords {
  const { phase, answer, request } = search
  const open = { tag: texts.tag.open, tone: 'neutral' } as const
  if (phase === 'searching') return { ...open, line: texts.searching }
  if (!answer || phase !== 'finished') return { ...open, line: texts.cancelled }
  const { bound, candidates } = answer
  const [best] = candidates
  if (!isBest) return { ...open, tag: texts.tag.other, line: texts.other }
  if (bound.kind === 'open' || saysNothing(bound, request)) return { ...open, line: texts.open }
  if (bound.kind === 'proven') {
    return { tag: texts.tag.proven, tone: 'primary', line: texts.proven[request.problem.goal] }
  }
  const isNear = request.problem.goal === 'rate' && bound.limit - (best?.rate ?? 0) <= NEAR_PERCENT
  return {
    tag: isNear ? texts.tag.gap : texts.tag.open,
    tone: 'brass',
    line: texts.gap[request.problem.goal](formatNumber(bound.limit)),
  }
}

/** No rate goes beyond 100: to say so would be no news. */
function saysNothing(bound: Bound, { problem }: SearchRequest): boolean {
  return bound.kind === 'gap' && problem.goal === 'rate' && bound.limit >= 100
}
