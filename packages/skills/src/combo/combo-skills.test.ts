import { describe, expect, it } from 'vitest'
import { SMALL_INDEX } from '../../test/small-trees.ts'
import { comboSkills, sameComboSkill } from './combo-skills.ts'

describe('the skill palette', () => {
  it('lists skills with their notes, variants as entries of their own', () => {
    const skills = comboSkills(SMALL_INDEX, [
      { skill: 'blade:2', halvesNext: true },
      { skill: 'blade:4', cannotStart: true, mp: 0 },
      { skill: 'partisan:0', variant: 'Lv.10', mp: 100 },
    ])
    expect(skills).toHaveLength(8)
    expect(skills.find(({ key }) => key === 'blade:2')).toEqual({
      key: 'blade:2',
      skill: 'blade:2',
      name: '램페이지',
      variant: null,
      mp: 500,
      cannotStart: false,
      halvesNext: true,
      dealsDamage: true,
    })
    expect(skills.find(({ key }) => key === 'blade:4')).toMatchObject({
      mp: 0,
      cannotStart: true,
      dealsDamage: false,
    })
    expect(skills.find(({ key }) => key === 'partisan:0#Lv.10')).toMatchObject({ mp: 100 })
    expect(skills.find(({ key }) => key === 'blade:0')).toMatchObject({ mp: null })
  })

  it('knows which entries are one skill', () => {
    expect(sameComboSkill('blade:23#쌍검 Lv.10')).toBe('blade:23')
    expect(sameComboSkill('술식/애로')).toBe('술식/애로')
  })
})
