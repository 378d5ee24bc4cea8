/**
 * What is told to one member alone, at once: answers to what they proposed or made, what has come to
 * fit their saved searches, and alerts of the prices they watch.
 */
export const OWN_NEWS_KINDS = ['correction', 'saved-search', 'price-watch'] as const

/** One of {@link OWN_NEWS_KINDS}. */
export type OwnNewsKind = (typeof OWN_NEWS_KINDS)[number]

/**
 * Every kind of news the site tells; open pages hear of each by a change of the same name. The bell, the
 * inbox, push, the settings and the download each have one reader for every kind, and the compiler
 * holds them to it. Notices are told to many, at the pace each has chosen.
 */
export const NEWS_KINDS = ['notice', ...OWN_NEWS_KINDS] as const

/** One of {@link NEWS_KINDS}. */
export type NewsKind = (typeof NEWS_KINDS)[number]
