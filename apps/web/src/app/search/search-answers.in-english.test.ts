import { createSearchOracle, runVectors } from '@gyeol/oracle'
import { expect, it } from 'vitest'
import { firstAnswers } from './first-answer.fixture.ts'
import SEARCHES from './fixtures/searches.json' with { type: 'json' }

const firstOf = await firstAnswers()

it('answers what players type with what they look for', () => {
  const own = SEARCHES.filter(({ lang }) => lang === 'en')
  const read = createSearchOracle(firstOf).read(own)
  if (!read.ok) throw new Error(read.message)
  expect(runVectors(read.vectors)).toEqual({ passed: own.length, failed: 0, lines: [] })
})
