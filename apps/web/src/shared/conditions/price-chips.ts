import { readPriceClauses, writePriceClauses } from '@gyeol/catalogue'
import type { ConditionChip } from './condition-chips.tsx'
import { NO_OPTIONS, priceText, readPrices } from './typed-prices.ts'

type Asked = { readonly price: string; readonly q: string }

/** What an address asks of prices: its own conditions, those of the typed text, and the words beside them. */
export function pricesAsked({ price, q }: Asked) {
  const { prices: typed, rest: words } = readPrices(q, NO_OPTIONS)
  const clauses = readPriceClauses(price)
  return { clauses, typed, all: [...clauses, ...typed.map(({ clause }) => clause)], words }
}

/** A chip for each condition on prices: set by the address, and understood of the typed text. */
export function priceChips(
  values: Asked,
  set: (change: Partial<Asked>) => void,
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
