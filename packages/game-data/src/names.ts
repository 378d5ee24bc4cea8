import type { Name } from '@gyeol/main-quest'

/** A name read in Korean sources. */
export const seen = (ko: string): Name => ({ ko, evidence: 'seen' })
/** A name that is very likely, by parts read elsewhere. */
export const likely = (ko: string): Name => ({ ko, evidence: 'likely' })
/** Our own wording; editors see a hint. */
export const guess = (ko: string): Name => ({ ko, evidence: 'guess' })
