/** The six processing materials, in the order of specification §3. */
export const MATERIALS = ['metal', 'cloth', 'beast', 'wood', 'medicine', 'mana'] as const

/** One of {@link MATERIALS}. */
export type Material = (typeof MATERIALS)[number]

/** Points of every material: whole numbers, never negative. */
export type MaterialAmounts = Readonly<Record<Material, number>>
