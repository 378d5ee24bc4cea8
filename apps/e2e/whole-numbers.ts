import type { Page } from '@playwright/test'

/** What on the page cannot be read whole, in words: numbers over two lines, cells wider than their column, names cut to a stump. */
export async function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('[aria-hidden="true"]') === null

    /** A day may break at its hyphens; a number may not break at all. */
    const NUMBER = /(?<![\d-])[+−-]?\d(?:[\d.,]*\d)?(?![\d-])/g
    const numbersIn = (text: Text) => {
      const range = document.createRange()
      return [...text.data.matchAll(NUMBER)]
        .filter(({ 0: number, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + number.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lowestTop = Math.max(...lines.map(({ top }) => top))
          return lowestTop >= Math.min(...lines.map(({ bottom }) => bottom))
        })
        .map(([number]) => `${number} stands on two lines: ${text.data.trim()}`)
    }
    const brokenNumbers = () => {
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node
        if (
          node instanceof Text &&
          /\d\S/.test(node.data) &&
          parentElement &&
          isSeen(parentElement)
        )
          found.push(...numbersIn(node))
      }
      return found
    }

    /** Where something can be scrolled to, it is not cut. */
    const canScroll = (one: Element): boolean => {
      for (let box: Element | null = one; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
      }
      return false
    }
    const cutCells = () =>
      [...document.querySelectorAll<HTMLElement>('td, th, dd, dt, [role="cell"]')]
        .filter((cell) => isSeen(cell) && /\d/.test(cell.innerText))
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          const isOut = left < -1 || right > document.documentElement.clientWidth + 1
          const isFull = cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth + 1
          return isFull || (isOut && !canScroll(cell))
        })
        .map((cell) => `the cell is cut: ${cell.innerText}`)

    const LETTERS = 4
    const stumps = () =>
      [...document.querySelectorAll<HTMLElement>('#root :is(a, th, h2, h3, [data-column])')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && isSeen(one))
        .filter((one) => one.clientWidth < LETTERS * parseFloat(getComputedStyle(one).fontSize))
        .map((one) => `the name is cut to a stump: ${one.innerText}`)

    return [...new Set([...brokenNumbers(), ...cutCells(), ...stumps()])]
  })
}
