import type { Page } from '@playwright/test'

/** What on the page cannot be read whole, in words: numbers over two lines, cells wider than their column, words cut short. */
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

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (one: Element) => {
      const known = styles.get(one) ?? getComputedStyle(one)
      styles.set(one, known)
      return known
    }
    /** What takes the sides off a text: not what it can be scrolled in, nor what hides it from the eye altogether. */
    const clippersOf = (one: Element) => {
      const clippers: Element[] = []
      for (let box: Element | null = one; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = styleOf(box)
        if (/auto|scroll/.test(overflowX + overflowY)) break
        if (clipPath !== 'none') return null
        if (/hidden|clip/.test(overflowX)) clippers.push(box)
      }
      return clippers
    }
    /** How much of a text is seen, from 0 to 1. */
    const shareSeen = (text: Text, clippers: readonly Element[]) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = clippers.map((one) => one.getBoundingClientRect())
      let [whole, seen] = [0, 0]
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const width =
          Math.min(right, ...boxes.map((box) => box.right)) -
          Math.max(left, ...boxes.map((box) => box.left))
        const height =
          Math.min(bottom, ...boxes.map((box) => box.bottom)) -
          Math.max(top, ...boxes.map((box) => box.top))
        whole += (right - left) * (bottom - top)
        seen += Math.max(0, width) * Math.max(0, height)
      }
      return whole === 0 ? 1 : seen / whole
    }
    const hasFallenBelow = (text: Text, clippers: readonly Element[]) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { top } = range.getBoundingClientRect()
      return clippers.some((one) => top >= one.getBoundingClientRect().bottom - 1)
    }
    /** Of the words of a row at least this much is read; the stats of a row may go on in its details. */
    const READ = 0.6
    const clippedIn = ({ data, parentElement }: Text) => {
      if (
        !parentElement ||
        data.trim() === '' ||
        parentElement.closest('[data-sense], svg, option, header > * > a')
      )
        return null
      const clippers = isSeen(parentElement) ? clippersOf(parentElement) : null
      return clippers === null || clippers.length === 0 ? null : clippers
    }
    const cutTexts = () => {
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (!(node instanceof Text)) continue
        const clippers = clippedIn(node)
        // What does not fit may fall below a line as a whole.
        if (clippers === null || hasFallenBelow(node, clippers)) continue
        const share = shareSeen(node, clippers)
        const isEllipsis = clippers.some((one) => {
          const { textOverflow, webkitLineClamp } = styleOf(one)
          return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        })
        const words = node.data.trim()
        // Without an ellipsis nobody sees that a number goes on.
        if (share < READ || (!isEllipsis && share < 0.995 && /\d/.test(words)))
          found.push(`${Math.round(share * 100)} % is seen of: ${words}`)
      }
      return found
    }
    const pen = document.createElement('canvas').getContext('2d')
    const cutValues = () =>
      [...document.querySelectorAll('input')]
        .filter((one) => isSeen(one) && /^[+−-]?[\d.,]+$/.test(one.value))
        .filter((one) => {
          const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(one)
          if (pen === null) return false
          Object.assign(pen, { font, letterSpacing })
          const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return pen.measureText(one.value).width > room + 1
        })
        .map((one) => `the number is cut in its field: ${one.value}`)

    return [...new Set([...brokenNumbers(), ...cutCells(), ...cutTexts(), ...cutValues()])]
  })
}

/** The words of charts that lie over a curve. */
export async function wordsOverCurves(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const chart of document.querySelectorAll('svg:has(text)')) {
      const labels = [...chart.querySelectorAll('text')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
      const curves = [...chart.querySelectorAll<SVGGeometryElement>('path, polyline')].filter(
        (one) => getComputedStyle(one).stroke !== 'none' && getComputedStyle(one).fill === 'none',
      )
      for (const curve of curves) {
        const matrix = curve.getScreenCTM()
        const length = curve.getTotalLength()
        if (matrix === null || length < 30) continue
        const points = Array.from({ length: Math.ceil(length) }, (_, at) =>
          curve.getPointAtLength(at).matrixTransform(matrix),
        )
        // Letters are not as high as their box.
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          points.some(({ x, y }) => x > left && x < right && y > top + 3 && y < bottom - 3)
        found.push(...labels.filter(({ box }) => isUnder(box)).map(({ words }) => words))
      }
    }
    return found
  })
}
