/** Stands in the page's place on the very first load; the layout around it keeps the room. */
export function PageStart() {
  return null
}
