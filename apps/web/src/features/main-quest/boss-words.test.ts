import { BOSS_DIFFICULTY_NAMES, BOSS_KIND_NAMES } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { handInTexts } from './hand-ins/hand-in.texts.ts'
import { mainQuestTexts } from './main-quest.texts.ts'

// The planner keeps these few words itself: the catalogue's names would come with all their aliases.
it('calls bosses and their difficulties what the catalogue calls them', () => {
  expect(mainQuestTexts.spots.difficulties).toEqual(BOSS_DIFFICULTY_NAMES)
  expect(mainQuestTexts.spots.kinds.boss).toBe(BOSS_KIND_NAMES.boss)
  expect(handInTexts.kinds.FIELD).toBe(BOSS_KIND_NAMES.fieldBoss)
})
