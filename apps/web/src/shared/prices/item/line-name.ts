import { nameOfItem } from './item-names.ts'
import { shownLine } from './shown-item.ts'

type Line = { readonly itemName: string; readonly variant: string }

/** What the item of a line is called: a trade, a watch, a stated price. */
export function nameOfLine(line: Line): string {
  const { itemName, variant } = shownLine(line)
  return nameOfItem({ name: itemName, variant })
}
