/** An item as the reader's language names it; once more, and it is as the server has it. */
export function shownItem<Item extends object>(item: Item): Item {
  return item
}
