import { expect, it } from 'vitest'
import { jobWords } from './job-words.english.ts'
import { JOB_ROWS } from './job-rows.ts'

it.each(JOB_ROWS)('$id has an English name and line', ({ name, summary = '' }) => {
  for (const text of [name, summary]) expect(jobWords(text)).not.toMatch(/[가-힣]/)
})

it('leaves what editors wrote', () => {
  expect(jobWords('단검 전사')).toBe('단검 전사')
})
