import { LRUCache } from 'lru-cache'
import type { PreparedAnswer } from '../../http/prepared-answer.ts'

/** Every list and many single events; ever new names must not fill the memory. */
const MOST_ANSWERS = 100

/** Which answer is wanted, and what it was made of: another `state` is another answer. */
export type Wanted = { readonly name: string; readonly state: string }

/** Keeps the answers of one site, each made once for every state of what it tells. */
export function createKeptAnswers() {
  type Kept = { readonly state: string; readonly answer: Promise<PreparedAnswer> }
  const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS })
  return async ({ name, state }: Wanted, make: () => Promise<PreparedAnswer>) => {
    const known = kept.get(name)
    if (known?.state === state) return known.answer
    // Those who ask meanwhile wait for the same one.
    const answer = make()
    kept.set(name, { state, answer })
    answer.catch(() => {
      if (kept.get(name)?.answer === answer) kept.delete(name)
    })
    return answer
  }
}
