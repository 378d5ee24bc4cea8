/** What a registlet is about: always on, something special, or one skill. */
export const REGISTLET_CATEGORIES = ['passive', 'special', 'skill'] as const

/** One of {@link REGISTLET_CATEGORIES}. */
export type RegistletCategory = (typeof REGISTLET_CATEGORIES)[number]
