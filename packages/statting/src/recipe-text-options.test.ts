import { expect, it } from 'vitest'
import { SMALL_CATALOGUE, SMALL_NAMES } from '../test/small-catalogue.ts'
import { readNamedOptions } from './recipe-text-options.ts'

const read = (text: string) =>
  readNamedOptions(text, {
    catalogue: SMALL_CATALOGUE,
    names: SMALL_NAMES,
    searchWords: [{ crit_rate: ['크확'], str: ['스탯'], int: ['스탯'] }],
  })
const said = (text: string) =>
  read(text).options.map(({ option, value }) => `${option} ${value ?? 'max'}`)

it.each([
  ['크확 20, STR 5%', ['crit_rate 20', 'str_pct 5']],
  ['크확, STR %', ['crit_rate max', 'str_pct max']],
  ['옵션 부여 · 무기\n1. 크확 +20 (90 → 70)\nDEF −10', ['crit_rate 20', 'def -10']],
  ['크확 5\n크확 20', ['crit_rate 20']],
])('[TXT7] reads %j', (text, options) => {
  expect(said(text)).toEqual(options)
  expect(read(text).unread).toEqual([])
})

it('[TXT7] names what it does not know, and guesses nothing', () => {
  expect(read('크확 20, 운\n스탯 3')).toEqual({
    options: [{ option: 'crit_rate', value: 20, line: 1, fragment: '크확 20' }],
    unread: [
      { line: 1, code: 'UNKNOWN_OPTION_NAME', fragment: '운' },
      { line: 2, code: 'AMBIGUOUS_OPTION_NAME', fragment: '스탯 3' },
    ],
  })
})
