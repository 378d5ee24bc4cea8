import { describe, expect, it } from 'vitest'
import * as english from './skill-trees.english.ts'
import * as korean from './skill-trees.ts'

describe('skill trees in English', () => {
  it('are the same trees under English names', () => {
    const [blade] = english.SKILL_TREES
    expect(blade?.name).toBe('Blade Skills')
    expect(blade?.skills[0]?.name).toBe('Hammer Slam')
    const ids = (trees: typeof korean.SKILL_TREES) =>
      trees.map(({ id, code, skills }) => [id, code, skills.map((skill) => skill.id)])
    expect(ids(english.SKILL_TREES)).toEqual(ids(korean.SKILL_TREES))
    const names = english.SKILL_TREES.flatMap(({ name, skills }) => [
      name,
      ...skills.map((skill) => skill.name),
    ])
    expect(names.filter((name) => /[가-힣]/.test(name))).toEqual([])
  })

  it('tell the Korean name where the Korean ones tell the English', () => {
    const [first] = korean.SKILL_TREES[0]?.skills ?? []
    const [same] = english.SKILL_TREES[0]?.skills ?? []
    expect(first && korean.otherSkillName(first)).toBe('Hammer Slam')
    expect(same && english.otherSkillName(same)).toBe('해머 다운')
  })
})
