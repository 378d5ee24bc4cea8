/** The six elements an item or a monster can carry, in the game's own order. */
export const ELEMENTS = ['fire', 'water', 'wind', 'earth', 'light', 'dark'] as const

/** One of {@link ELEMENTS}. */
export type Element = (typeof ELEMENTS)[number]
