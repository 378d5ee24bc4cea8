import { OPTION_NAMES } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { readIncoming } from './read-incoming.ts'

it('knows the options by their English names here', () => {
  expect(OPTION_NAMES.crit_damage).toBe('Critical Damage')
})

it.each([
  ['크리티컬 대미지 +3', 'crit_damage'],
  ['물리 관통 +3%', 'phys_pierce_pct'],
  ['공격속도 +3%', 'aspd_pct'],
  ['물 내성 +3%', 'res_water_pct'],
  ['어둠 속성 +1', 'element_dark'],
  ['Critical Damage +3', 'crit_damage'],
  ['Physical Pierce +3%', 'phys_pierce_pct'],
])('[TXT4] reads %s in a text of either language', async (change, option) => {
  for (const settings of ['옵션 부여 · 무기 · 시작 900', 'Statting · Weapon · Start 900']) {
    const reading = await readIncoming(`${settings}\n1. ${change}`)
    expect(reading).toMatchObject({ kind: 'builds', builds: [{ steps: [[{ option }]] }] })
  }
})

it.each(['1. Crit Dmagae +3', '1. 없는 옵션 +3'])(
  'says in English that a line cannot be read: %s',
  async (line) => {
    const reading = await readIncoming(`Statting · Weapon · Start 900\n${line}`)
    expect(reading).toMatchObject({
      kind: 'builds',
      unread: [expect.stringMatching(/^Line 2: [A-Z][a-z]/)],
    })
  },
)
