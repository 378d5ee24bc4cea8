/** Parts of a page with at most so many letters each, as far as it can be parted; all with text, in their order. */
export function pagePieces(part: HTMLElement, letters: number): HTMLElement[] {
  const { length } = part.textContent
  if (length === 0) return []
  const parts = Array.from(part.children).filter((child) => child instanceof HTMLElement)
  if (length <= letters || parts.length === 0) return [part]
  return parts.flatMap((child) => pagePieces(child, letters))
}
