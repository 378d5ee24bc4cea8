import { expect } from 'vitest'
import type { Story } from './story.ts'

const FIELD = { role: 'combobox', name: /찾기$/ } as const

export const searchStories: readonly Story[] = [
  {
    name: 'initial consonants find a crysta, and Enter opens it',
    isSmoke: true,
    async tell(visitor) {
      await visitor.open('/about')
      await visitor.tap({ role: 'button', name: '전체 검색' })
      await visitor.write(FIELD, 'ㅂㅋㅈ')
      await visitor.seeText({ role: 'option' }, /^바쿠잔/)
      await visitor.press('Enter')
      await visitor.see({ role: 'heading', name: '바쿠잔', within: { role: 'dialog' } })
      expect(await visitor.run(() => location.pathname)).toBe('/crysta/list')
    },
  },
]
