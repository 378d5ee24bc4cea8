import {
  ABILITY_PROVENANCE,
  BOSS_PROVENANCE,
  CRYSTA_PROVENANCE,
  EQUIPMENT_PROVENANCE,
  JOB_PROVENANCE,
  REGISTLET_PROVENANCE,
} from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { sourceWords } from './data-sources.english.ts'

it.each([
  ABILITY_PROVENANCE,
  BOSS_PROVENANCE,
  CRYSTA_PROVENANCE,
  EQUIPMENT_PROVENANCE,
  JOB_PROVENANCE,
  REGISTLET_PROVENANCE,
])('has English words for $source, and its names', ({ source }) => {
  const words = sourceWords(source)
  expect(words).not.toMatch(/\p{Script=Hangul}/u)
  expect(words.match(/[\w-]*toram[\w-]*/gi)).toEqual(source.match(/[\w-]*toram[\w-]*/gi))
})

it('leaves a source it does not know as it is', () => {
  expect(sourceWords('우리가 적은 것 (a list)')).toBe('우리가 적은 것 (a list)')
})
