import { afterEach, expect, it, vi } from 'vitest'
import { saveCsv, toCsv } from './csv.ts'

afterEach(() => vi.restoreAllMocks())

it('spreadsheets read it: mark, quotes, bare whole numbers, and no formulas', () => {
  expect(
    toCsv([
      ['날', '=1+1', '말 "인용"'],
      ['2026-11-21', 1e15, null],
    ]),
  ).toBe('\uFEFF"날","\'=1+1","말 ""인용"""\r\n"2026-11-21",1000000000000000,\r\n')
})

it('is offered as a file of that name', () => {
  const made: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) made.push(content)
    return 'blob:0'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  saveCsv('시세.csv', [['날']])
  expect(names).toEqual(['시세.csv'])
  expect(made[0]?.type).toBe('text/csv;charset=utf-8')
  expect(made[0]?.size).toBe(new TextEncoder().encode('\uFEFF"날"\r\n').length)
})
