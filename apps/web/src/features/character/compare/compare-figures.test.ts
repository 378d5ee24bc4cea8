import { expect, it } from 'vitest'
import { distinctNames } from './compare-figures.ts'

it('two builds of the same name are told apart', () => {
  const builds = ['궁수', '마법사', '궁수', '궁수'].map((name, at) => ({ id: String(at), name }))
  expect([...distinctNames(builds).values()]).toEqual(['궁수', '마법사', '궁수 (2)', '궁수 (3)'])
})
