import { type Boss, bossInputSchema } from '@gyeol/contract'
import { BOSS_ROWS } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { readyToSend } from '../../shared/forms/contract-resolver.ts'
import { bossValuesOf, changedBossSchema, newBossSchema } from './boss-form.ts'

it('sends a boss nobody has changed just as it was', () => {
  expect(BOSS_ROWS.length).toBeGreaterThan(100)
  for (const { id, ...row } of BOSS_ROWS) {
    const content = bossInputSchema.parse(row)
    const boss: Boss = { ...content, id, version: 3 }
    const sent = readyToSend(changedBossSchema, { ...bossValuesOf(boss), version: 3 })
    expect(changedBossSchema.parse(sent), id).toEqual({ ...content, version: 3 })
  }
})

it('begins a new boss with nothing but a name to be filled in', () => {
  const values = { ...bossValuesOf(null), name: '새 보스' }
  expect(newBossSchema.parse(readyToSend(newBossSchema, { ...values }))).toEqual(
    bossInputSchema.parse({ name: '새 보스', kind: 'boss' }),
  )
})

it('does not hold on to the lists of the row it was made from', () => {
  const boss: Boss = {
    ...bossInputSchema.parse({ name: '보스', kind: 'boss', crystaIds: ['a'] }),
    id: 'x',
    version: 1,
  }
  const values = bossValuesOf(boss)
  values.stats.def.push({ value: 1, when: null })
  values.crystaIds.push('b')
  expect(boss.stats.def).toEqual([])
  expect(boss.crystaIds).toEqual(['a'])
})
