import { jobInputSchema } from '@gyeol/contract'
import { expect, it } from 'vitest'
import {
  characterAddress,
  characterCodeIn,
  jobInputOf,
  jobValuesOf,
  newJobSchema,
  skillBuildAddress,
  skillCodeIn,
} from './job-form.ts'

it('takes the skill code out of a pasted link', () => {
  expect(skillCodeIn('https://example.com/skill/point#v1=AbC-_9 ')).toBe('AbC-_9')
  expect(skillCodeIn('  AbC-_9 ')).toBe('AbC-_9')
  expect(skillCodeIn('')).toBe('')
})

it('opens the planner with the very code', () => {
  const code = 'AbC-_9'
  expect(skillCodeIn(skillBuildAddress(code))).toBe(code)
})

it('takes a character with the version of its link, and opens it again', () => {
  const code = 'v2=AbC-_9'
  expect(characterCodeIn(`https://example.com/character#${code} `)).toBe(code)
  expect(characterCodeIn(` ${code} `)).toBe(code)
  expect(characterCodeIn(characterAddress(code))).toBe(code)
  const { data } = newJobSchema.safeParse({ name: '궁수', characterBuild: code })
  expect(data).toMatchObject({ characterBuild: code })
  expect(newJobSchema.safeParse({ name: '궁수', characterBuild: 'AbC' }).success).toBe(false)
})

it('sends a new guide with nothing but a name', () => {
  const { parentId, skillBuild, characterBuild, nameEn, asOf, ...rest } = jobValuesOf(null)
  expect([parentId, skillBuild, characterBuild, nameEn, asOf]).toEqual(['', '', '', '', ''])
  expect(newJobSchema.safeParse({ ...rest, name: ' 궁수 ' })).toMatchObject({
    success: true,
    data: { name: '궁수', parentId: null, skillBuild: null, characterBuild: null },
  })
})

it('a guide is written again with nothing but what editors fill in', () => {
  const written = jobInputSchema.parse({
    name: '검사',
    summary: '한 줄',
    crystaIds: ['bakuzan'],
    body: '글',
  })
  const shown = {
    ...written,
    id: 'sword',
    version: 3,
    crystas: [],
    registlets: [],
    needsReview: true,
    updatedAt: '2026-11-20T00:00:00Z',
    // What a copy kept in the browser carries besides.
    isOffline: true,
  }
  expect(jobInputOf(shown)).toEqual(written)
  expect(jobInputSchema.parse(jobInputOf(shown))).toEqual(written)
})
