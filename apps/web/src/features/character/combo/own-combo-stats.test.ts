import { describe, expect, it } from 'vitest'
import { ARCHER } from '../character.fixture.ts'
import { buildSheet } from '../build/build-sheet.ts'
import { charactersSaved, newCharacter } from '../build/character.saved.ts'
import { comboStatsOf } from './from-combo.ts'
import { ownComboStats } from './own-combo-stats.ts'

const inFront = (character: ReturnType<typeof newCharacter>) =>
  charactersSaved.save({ items: [character], activeId: character.id, trash: [] })

describe('what the combo planner asks the character', () => {
  it('is nothing where nothing was put on it', async () => {
    inFront(newCharacter())
    expect(await ownComboStats()).toBeNull()
  })

  it('are the figures of its sheet', async () => {
    inFront(newCharacter(ARCHER))
    expect(await ownComboStats()).toEqual(comboStatsOf(buildSheet(ARCHER)))
  })

  it('count what its skills give', async () => {
    const plain = newCharacter({ ...ARCHER, skills: [] })
    const learned = newCharacter({ ...ARCHER, skills: [{ id: 'survival:7', level: 10 }] })
    inFront(plain)
    const before = await ownComboStats()
    inFront(learned)
    expect((await ownComboStats())?.maxMp).toBeGreaterThan(before?.maxMp ?? 0)
  })
})
