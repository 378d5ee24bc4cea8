import { expect } from 'vitest'
import { planTwoSteps, seePotentials } from './statting-visitor.ts'
import type { Story } from './story.ts'

/** A step that was confirmed can be looked at. */
const SECOND_STEP = { role: 'button', name: /2번째 확정 직후 보기/ } as const

export const stattingStories: readonly Story[] = [
  {
    name: 'a plan is made, taken back, done again and kept',
    isSmoke: true,
    async tell(visitor) {
      await planTwoSteps(visitor)
      await visitor.tap({ role: 'button', name: '되돌리기: DEX +3', isAny: true })
      // What was confirmed waits in its slot again.
      await visitor.seeNo(SECOND_STEP)
      await seePotentials(visitor, /39 → 24$/)
      await visitor.tap({ role: 'button', name: '다시 하기: DEX +3', isAny: true })
      await visitor.see(SECOND_STEP)
      await visitor.reload()
      await visitor.see(SECOND_STEP)
      await seePotentials(visitor, /39 → 24$/)
    },
  },
  {
    name: 'a shared plan shows itself in another window',
    async tell(visitor) {
      await planTwoSteps(visitor)
      await visitor.tap({ role: 'button', name: '공유' })
      await visitor.tap({ role: 'button', name: '링크 복사' })
      await visitor.see({ role: 'status', text: '링크를 복사했어요' })
      const link = await visitor.paste()
      expect(link).toContain('/statting#v1=')
      await visitor.inAnotherWindow(async () => {
        await visitor.open(link.slice(visitor.site.url.length))
        await visitor.see({ role: 'button', name: '내 세팅으로 복사' })
        await seePotentials(visitor, /39 → 24$/)
      })
    },
  },
]
