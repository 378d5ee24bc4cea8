import type { Boss } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { fromTheStrongest } from './cast-target.ts'

it('offers the strongest bosses first, those of no known level last', () => {
  const bosses = [10, null, 300, 45].map((level) => ({ id: String(level), level }) as Boss)
  expect(fromTheStrongest(bosses).map(({ level }) => level)).toEqual([300, 45, 10, null])
})
