/** The planners whose addresses can be made short. */
export const SHORT_LINK_PATHS = [
  '/statting',
  '/skill/point',
  '/skill/combo',
  '/guide/main-quest',
  '/character',
] as const

/** One of {@link SHORT_LINK_PATHS}. */
export type ShortLinkPath = (typeof SHORT_LINK_PATHS)[number]

/** A short link's own part of its address. */
export const SHORT_LINK_CODE = /^[0-9A-Za-z]{6,12}$/
