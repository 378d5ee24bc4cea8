import { expect, it } from 'vitest'
import { DESCRIBED_PAGES } from './page-descriptions.ts'

it('describes every page in Korean', () => {
  expect(DESCRIBED_PAGES.length).toBeGreaterThan(70)
  for (const { title, description } of DESCRIBED_PAGES) {
    expect(title).toMatch(/[가-힣]/)
    expect(description).toMatch(/[가-힣].*[.]$/)
  }
})
