import type * as korean from './shown-item.ts'

type Names = {
  readonly name: string
  readonly variant: string
  readonly nameEn: string | null
  readonly variantEn: string
}

/** The two names change places: done twice, everything is where it was. */
function swapped({ name, nameEn, variant, variantEn }: Names): Names {
  const names = nameEn === null ? { name, nameEn } : { name: nameEn, nameEn: name }
  return { ...names, variant: variantEn, variantEn: variant }
}

/** An item by its English name, where there is one. */
export const shownItem: typeof korean.shownItem = (item) => {
  const named: object = item
  // Whatever has an English name has all four; copies of earlier versions have none.
  return 'nameEn' in named ? { ...item, ...swapped(named as Names) } : item
}

/** A line by the English name of its item, where there is one. */
export const shownLine: typeof korean.shownLine = (line) => {
  const { name, ...names } = shownItem({ ...line, name: line.itemName })
  // The same line: of its fields only what the names say has changed.
  return { ...names, itemName: name } as unknown as typeof line
}
