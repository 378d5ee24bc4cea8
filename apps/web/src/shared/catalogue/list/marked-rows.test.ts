import { beforeEach, expect, it } from 'vitest'
import { markedRows, NOTHING_SEEN, seeEnds, tableText } from './marked-rows.ts'

const COUNT = 100

/** A list of which the rows from here to below `end` are drawn. */
function draw(first: number, end: number): Element {
  const rows = Array.from({ length: end - first }, (_, offset) => {
    const place = first + offset
    return `<li aria-posinset="${place + 1}"><b data-column="이름">줄 ${place}</b></li>`
  })
  document.body.innerHTML = `<h1>목록</h1><ul>${rows.join('')}</ul><footer>끝</footer>`
  return document.querySelector('ul')!
}

const wordsOf = (place: number) =>
  document.querySelector(`[aria-posinset="${place + 1}"] b`)!.firstChild!

const selection = () => getSelection()!

beforeEach(() => selection().removeAllRanges())

it('asks for the rows between the two ends, in whichever direction they were marked', () => {
  const list = draw(0, 10)
  selection().setBaseAndExtent(wordsOf(7), 1, wordsOf(2), 0)
  const asked = markedRows(list, selection(), { ends: NOTHING_SEEN, count: COUNT })
  expect(asked).toEqual({ from: 2, to: 7 })
})

it('asks for all rows where the whole page is marked, and for none where only words beside it are', () => {
  const list = draw(20, 30)
  const [above, below] = [document.querySelector('h1')!, document.querySelector('footer')!]
  selection().setBaseAndExtent(above, 0, below, 1)
  const ends = NOTHING_SEEN
  expect(markedRows(list, selection(), { ends, count: COUNT })).toEqual({ from: 0, to: 99 })
  selection().setBaseAndExtent(above, 0, above, 1)
  expect(markedRows(list, selection(), { ends, count: COUNT })).toBeNull()
})

it('knows where a marking began when that row is not drawn any more', () => {
  selection().collapse(draw(0, 10).querySelector('b')!.firstChild, 1)
  const begun = seeEnds(document.querySelector('ul')!, selection(), NOTHING_SEEN)
  const list = draw(50, 60)
  // What Chromium makes of it at the next press with Shift: the nearest row that is drawn.
  selection().setBaseAndExtent(wordsOf(50), 0, wordsOf(55), 1)
  const ends = seeEnds(list, selection(), begun)
  expect(markedRows(list, selection(), { ends, count: COUNT })).toEqual({ from: 0, to: 55 })
  // A new press begins anew.
  selection().collapse(wordsOf(50), 0)
  const anew = seeEnds(list, selection(), ends)
  selection().setBaseAndExtent(wordsOf(50), 0, wordsOf(55), 1)
  expect(markedRows(list, selection(), { ends: anew, count: COUNT })).toEqual({ from: 50, to: 55 })
})

it('makes a table of rows with columns, and none of one row', () => {
  const rows = [...draw(0, 3).children]
  expect(tableText(rows)).toBe('이름\n줄 0\n줄 1\n줄 2')
  expect(tableText(rows.slice(0, 1))).toBeNull()
})
