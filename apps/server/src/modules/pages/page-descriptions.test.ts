import { PAGE_PATHS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { describedPage } from './page-descriptions.ts'

it('has something to say of every page, in both languages', () => {
  for (const path of PAGE_PATHS) {
    const korean = describedPage(path, 'korea')
    expect(korean.title).toMatch(/[가-힣]/)
    expect(korean.description).toMatch(/[가-힣].*[.]$/)
    expect(korean.description.length).toBeGreaterThanOrEqual(20)
    expect(describedPage(path, 'english').description).not.toMatch(/[가-힣]/)
  }
})
