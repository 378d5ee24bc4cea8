/** What lies open over one's own plan: the picker of an end, or a way to hand the plan on. */
export type OwnDialog = 'start' | 'end' | 'share' | 'picture'
