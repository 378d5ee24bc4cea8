import { describe, expect, it } from 'vitest'
import { QUEST, questOfSite } from './quest.ts'

const answer = { signUp: 'open', defaultLevel: 305, levelCap: 330, levelsAsOf: '2026-09-01' }

describe('the level cap', () => {
  it('is the owner’s where it was checked later than the shipped table', () => {
    const quest = questOfSite(answer)
    expect(quest.table.levelCap).toBe(330)
    expect(quest.lastEpisode).toBe(QUEST.lastEpisode)
    expect(questOfSite({ ...answer, levelsAsOf: '2026-06-30' }).table.levelCap).toBe(330)
  })

  it('stays the shipped one where the site’s is older', () => {
    expect(questOfSite({ ...answer, levelCap: 305, levelsAsOf: '2026-01-31' })).toBe(QUEST)
  })

  it.each([null, 'x', {}, { ...answer, levelCap: '330' }, { ...answer, levelsAsOf: 'soon' }])(
    'stays the shipped one for the answer %j',
    (strange) => {
      expect(questOfSite(strange)).toBe(QUEST)
    },
  )
})
