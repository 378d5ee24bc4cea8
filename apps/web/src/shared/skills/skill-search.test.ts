import { describe, expect, it } from 'vitest'
import { searchSkills } from './skill-search.ts'

describe('searchSkills', () => {
  it.each([
    ['메테오', 'blade:9'],
    ['ㅎㄷㅎㅌ', 'blade:5'],
    ['하드히트', 'blade:5'],
    ['하드 히트 스킬', 'blade:5'],
    ['하드히트를', 'blade:5'],
    ['Meteor Breaker', 'blade:9'],
  ])('%s finds %s', (query, skill) => {
    expect(searchSkills(query).flatMap((hit) => (hit.kind === 'skill' ? hit.skill : []))).toContain(
      skill,
    )
  })

  it('finds trees by other names, before skills', () => {
    expect(searchSkills('마샬')[0]).toEqual({ kind: 'tree', tree: 'martial' })
    expect(searchSkills('')).toEqual([])
  })
})
