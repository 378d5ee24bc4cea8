import { formatNumber } from '@gyeol/korean'
import type { AutoCandidate, Bound, Goal } from '@gyeol/statting-auto'
import type { SearchRequest } from '../question/auto-problem.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import type { autoResultTexts } from './auto-result.texts.ts'

/** A best plan that close to the limit may be called nearly the best. */
const NEAR_PERCENT = 3
const FULL_RATE = 100

type Texts = (typeof autoResultTexts)['bound']

/** How sure it is that no better plan exists. */
export type BoundWords = {
  readonly tag: string
  readonly tone: 'primary' | 'brass' | 'neutral'
  readonly line: string
}

/** Says it of the best plan; of another one only that it is not the best. */
export function boundWords(search: AutoSearch, isBest: boolean, texts: Texts): BoundWords {
  const { phase, answer } = search
  const open = { tag: texts.tag.open, tone: 'neutral' } as const
  if (phase === 'searching') return { ...open, line: texts.searching }
  if (!answer || answer.stage === 'search') return { ...open, line: texts.cancelled }
  if (!isBest) return { ...open, tag: texts.tag.other, line: texts.other }
  const known = knownWords(search, texts)
  if (answer.bound.kind === 'proven') return known
  if (phase === 'proving')
    return { ...known, line: joined(texts.proving, limitLine(search, texts)) }
  return phase === 'cancelled' ? { ...known, line: joined(texts.stopped, known.line) } : known
}

/** What is known of the best plan, whether or not more is to come. */
function knownWords({ answer, request }: AutoSearch, texts: Texts): BoundWords {
  const open = { tag: texts.tag.open, tone: 'neutral', line: texts.open } as const
  const [best] = answer?.candidates ?? []
  if (!answer || !best) return open
  const { bound } = answer
  const { goal } = request.problem
  if (bound.kind === 'proven') {
    const isFull = goal === 'rate' && best.rate === FULL_RATE
    const line = texts.proven[goal](formatNumber(amountOf(best, goal)))
    return {
      tag: texts.tag.proven,
      tone: 'primary',
      line: isFull ? texts.full : joined(line, bound.isForwardOnly ? texts.forwardOnly : ''),
    }
  }
  if (bound.kind === 'open' || saysNothing(bound, request)) return open
  const isNear = goal === 'rate' && bound.limit - best.rate <= NEAR_PERCENT
  return {
    tag: isNear ? texts.tag.gap : texts.tag.open,
    tone: 'brass',
    line: texts.gap[goal](formatNumber(bound.limit)),
  }
}

function limitLine({ answer, request }: AutoSearch, texts: Texts): string {
  const bound = answer?.bound
  if (bound?.kind !== 'gap' || saysNothing(bound, request)) return ''
  return texts.gap[request.problem.goal](formatNumber(bound.limit))
}

function amountOf(best: AutoCandidate, goal: Goal): number {
  if (goal === 'rate') return best.rate
  return goal === 'least-material' ? best.weightedMaterial : best.startPotential
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** No rate goes beyond 100, no start potential below 1: to say so would be no news. */
function saysNothing(bound: Bound, { problem }: SearchRequest): boolean {
  if (bound.kind !== 'gap') return false
  if (problem.goal === 'rate') return bound.limit >= FULL_RATE
  return bound.limit <= 1
}
