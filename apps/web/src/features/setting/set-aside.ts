import { type BrokenItem, brokenItems, SLOT } from '../../shared/saved-data/broken-slot.ts'
import { itemKeys } from '../../shared/saved-data/storage-area.ts'

/** Everything that was set aside in this browser, newest first. */
export function allBrokenItems(): readonly (BrokenItem & { readonly key: string })[] {
  const slots = itemKeys().filter((slot) => slot.endsWith(SLOT))
  return slots
    .map((slot) => slot.slice(0, -SLOT.length))
    .flatMap((key) => brokenItems(key).map((item) => ({ ...item, key })))
    .toSorted((a, b) => b.at - a.at)
}

/** What the slot of `key` holds without one item; null when nothing is left. */
export function slotWithout(key: string, item: BrokenItem): string | null {
  const others = brokenItems(key).filter(({ at, raw }) => at !== item.at || raw !== item.raw)
  return others.length === 0 ? null : JSON.stringify(others)
}

/** What the slot of `key` holds with `raw` in the place of an item. */
export function slotWithInstead(key: string, item: BrokenItem, raw: string): string {
  const items = brokenItems(key).map(
    (other): BrokenItem =>
      other.at === item.at && other.raw === item.raw ? { at: Date.now(), raw } : other,
  )
  return JSON.stringify(items)
}
