import { STAT_IDS } from '@gyeol/terms'
import { expect, it } from 'vitest'
import { STAT_DICTIONARY as ENGLISH } from './stat-dictionary.english.ts'
import { STAT_DICTIONARY } from './stat-dictionary.ts'

it('has an English name for every stat, with the unit it has in Korean', () => {
  for (const id of STAT_IDS) {
    expect({ id, unit: ENGLISH[id].unit }).toEqual({ id, unit: STAT_DICTIONARY[id].unit })
    expect(ENGLISH[id].label).toMatch(/^[A-Z][\w ()%.]+$/)
    expect(ENGLISH[id].label).not.toBe(id)
  }
})
