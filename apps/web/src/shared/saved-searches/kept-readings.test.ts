import { SAVED_SEARCH_LIMITS, searchAskSchema } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { keptReadings } from './kept-readings.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => String(index))

it('takes along as much of what was typed as the server keeps', () => {
  const { readings, spellings, words } = SAVED_SEARCH_LIMITS
  const typed = many(readings + 3).map(() => many(spellings + 3).map(() => '가'.repeat(words + 9)))
  const kept = keptReadings(typed)
  expect(kept).toHaveLength(readings)
  expect(kept[0]).toHaveLength(spellings)
  expect(kept[0]?.[0]).toHaveLength(words)
  expect(searchAskSchema.safeParse({ list: 'ability', readings: kept }).success).toBe(true)
  expect(keptReadings([['크뎀'], ['크리티컬 대미지']])).toEqual([['크뎀'], ['크리티컬 대미지']])
})
