/*
 * Rows as the reader's language names things. In Korean they are shown as the lists have them; in
 * English the module beside this one stands here.
 */

/** By the names shown, or as the list comes. */
export type ShownOrder = 'names' | 'own'

/** A thing as it is shown. */
export function shownItem<Item extends object>(item: Item): Item {
  return item
}

/** A list as it is shown; one that comes in the order of its names is sorted by what is shown. */
export function shownItems<Item extends object>(
  items: readonly Item[],
  _order?: ShownOrder,
): readonly Item[] {
  return items
}

/** A thing as its list keeps it, for who edits it or proposes something. */
export function trueItem<Item extends object>(item: Item): Item {
  return item
}

/** The language of the name that stands beside the shown one. */
export const OTHER_NAME_LANGUAGE: 'en' | 'ko' = 'en'
