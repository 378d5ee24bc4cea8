import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { expect, it } from 'vitest'
import { createForm } from './auto-form.ts'
import { withWishes } from './read-wishes.ts'

const EMPTY = createForm(DEFAULT_SETTINGS)
const rows = (text: string, form = EMPTY) => {
  const { form: next } = withWishes(form, text)
  return [...next.wanted, ...next.fixed].map(({ option, value }) => `${option} ${value}`)
}

it.each([
  ['크뎀 20', ['crit_damage 20']],
  ['Crit damage 20, 공속 500', ['crit_damage 20', 'aspd 500']],
  ['크뎀', ['crit_damage max']],
  ['크뎀 물관', ['crit_damage max', 'phys_pierce_pct max']],
  ['크뎀\n물관 5%\n공퍼 10', ['crit_damage max', 'phys_pierce_pct 5', 'atk_pct 10']],
  ['크뎀 20 / 물관 5 / 어글 -10', ['crit_damage 20', 'phys_pierce_pct 5', 'aggro_pct -10']],
  ['[길드원] [오후 3:21] 크확 20 크뎀 10', ['crit_rate 20', 'crit_damage 10']],
])('reads %j', (text, wanted) => {
  expect(rows(text)).toEqual(wanted)
})

it('changes what is there already, and adds the rest', () => {
  const form = { ...EMPTY, wanted: [{ option: 'crit_damage', value: 5 }] }
  expect(rows('물관 5, 크뎀 20', form)).toEqual(['crit_damage 20', 'phys_pierce_pct 5'])
})

it('leaves the lines it does not understand in the box, with a reason for each', () => {
  const { left, reasons, form } = withWishes(EMPTY, '크뎀 20\n관통 5\n\n없는 옵션 3')
  expect(form.wanted).toEqual([{ option: 'crit_damage', value: 20 }])
  expect(left).toBe('관통 5\n없는 옵션 3')
  expect(reasons).toHaveLength(2)
  expect(reasons[0]).toContain('2번째 줄')
})

it('takes no more than there are slots', () => {
  const text = 'STR, INT, VIT, AGI, DEX, ATK, MATK, 크뎀, 물관'
  const { form, left } = withWishes(EMPTY, text)
  expect(form.wanted).toHaveLength(8)
  expect(left).toBe('물관')
})
