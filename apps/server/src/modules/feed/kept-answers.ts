import type { PreparedAnswer } from '../../http/prepared-answer.ts'

/** Every list and many single events; ever new names must not fill the memory. */
const MOST_ANSWERS = 100

/** Which answer is wanted, and what it was made of: another `state` is another answer. */
export type Wanted = { readonly name: string; readonly state: string }

/** Keeps the answers of one site, each made once for every state of what it tells. */
export function createKeptAnswers() {
  const kept = new Map<
    string,
    { readonly state: string; readonly answer: Promise<PreparedAnswer> }
  >()
  return async ({ name, state }: Wanted, make: () => Promise<PreparedAnswer>) => {
    const known = kept.get(name)
    if (known?.state === state) return known.answer
    // Those who ask meanwhile wait for the same one.
    const answer = make()
    kept.delete(name)
    if (kept.size >= MOST_ANSWERS) kept.delete(kept.keys().next().value ?? '')
    kept.set(name, { state, answer })
    answer.catch(() => {
      if (kept.get(name)?.answer === answer) kept.delete(name)
    })
    return answer
  }
}
