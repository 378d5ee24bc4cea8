/** Tiers of equipment abilities, from white to orange. */
export const ABILITY_TIERS = [1, 2, 3, 4, 5] as const

/** One of {@link ABILITY_TIERS}. */
export type AbilityTier = (typeof ABILITY_TIERS)[number]

/** What a basic ability adds at a tier; null for abilities that are no plain stat. */
export function abilityValue(
  { perTier }: { readonly perTier: number | null },
  tier: AbilityTier,
): number | null {
  return perTier === null ? null : perTier * tier
}
