/** An item as the reader's language names it; once more, and it is as the server has it. */
export function shownItem<Item extends object>(item: Item): Item {
  return item
}

/** A line that names its item (`itemName`), as the reader's language names it; once more, and it is as it was. */
export function shownLine<Line extends { readonly itemName: string }>(line: Line): Line {
  return line
}
