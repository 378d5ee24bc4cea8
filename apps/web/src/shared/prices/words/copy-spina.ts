import type { ClipboardEvent } from 'react'

/** Marks a short amount with the number it stands for; copied rows of a table know it too. */
const MARK = 'data-copy'

/**
 * Amounts are shown short; what is copied is the whole number, with its commas. Goes on an element around them.
 */
export function copySpina(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection()
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return
  const range = selection.getRangeAt(0)
  const alone = amountAround(range.commonAncestorContainer)
  if (alone !== null) return put(event, alone)
  const part = range.cloneContents()
  const amounts = [...part.querySelectorAll(`[${MARK}]`)]
  if (amounts.length === 0) return
  let text = selection.toString()
  for (const amount of amounts) {
    const whole = amount.getAttribute(MARK) ?? ''
    const short = amount.textContent ?? ''
    if (short !== '') text = text.replace(short, whole)
  }
  put(event, text)
}

function amountAround(node: Node): string | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest(`[${MARK}]`)?.getAttribute(MARK) ?? null
}

function put(event: ClipboardEvent<HTMLElement>, text: string): void {
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
}
