/** What lies open over one's own plan: the picker of an end, or a way to hand the plan on. */
export type OwnLayer = 'start' | 'end' | 'share' | 'picture'
