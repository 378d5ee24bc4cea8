import { writePriceClauses } from '@gyeol/catalogue'
import type { ConditionChip } from './condition-chips.tsx'
import { type PricesIn, pricesAsked, priceText } from './typed-prices.ts'

/** A chip for each condition on prices: set by the address, and understood of the typed text. */
export function priceChips(
  values: PricesIn,
  set: (change: Partial<PricesIn>) => void,
): readonly ConditionChip[] {
  const { clauses, typed, words } = pricesAsked(values)
  return [
    ...clauses.map((clause, place) => ({
      key: `price ${place}`,
      label: priceText(clause),
      onRemove: () => set({ price: writePriceClauses(clauses.toSpliced(place, 1)) }),
    })),
    ...typed.map(({ clause }, place) => ({
      key: `typed ${place}`,
      label: priceText(clause),
      onRemove: () => {
        const others = typed.toSpliced(place, 1).map(({ text }) => text)
        set({ q: [words, ...others].filter(Boolean).join(' ') })
      },
    })),
  ]
}
