/** For tests of what opens, closes and moves: as somebody sees it who has not asked for less motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
