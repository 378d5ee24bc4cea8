/** Where nobody has marked anything: where pages are drawn, and in searches that are looked at by themselves. */
export const NO_MARKS = { favourites: new Set<string>(), owned: new Set<string>() } as const
