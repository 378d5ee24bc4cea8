import { expect, it } from 'vitest'
import { jobValuesOf, newJobSchema, skillBuildAddress, skillCodeIn } from './job-form.ts'

it('takes the skill code out of a pasted link', () => {
  expect(skillCodeIn('https://example.com/skill/point#v1=AbC-_9 ')).toBe('AbC-_9')
  expect(skillCodeIn('  AbC-_9 ')).toBe('AbC-_9')
  expect(skillCodeIn('')).toBe('')
})

it('opens the planner with the very code', () => {
  const code = 'AbC-_9'
  expect(skillCodeIn(skillBuildAddress(code))).toBe(code)
})

it('sends a new guide with nothing but a name', () => {
  const { parentId, skillBuild, nameEn, asOf, ...rest } = jobValuesOf(null)
  expect([parentId, skillBuild, nameEn, asOf]).toEqual(['', '', '', ''])
  expect(newJobSchema.safeParse({ ...rest, name: ' 궁수 ' })).toMatchObject({
    success: true,
    data: { name: '궁수', parentId: null, skillBuild: null },
  })
})
