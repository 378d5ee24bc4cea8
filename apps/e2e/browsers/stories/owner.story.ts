import { type PagePath, pageAt } from '@gyeol/contract'
import { inject } from 'vitest'
import type { Story } from './story.ts'

const PAGES: readonly PagePath[] = ['/admin', '/member', '/member/profile']

export const ownerStories: readonly Story[] = [
  {
    name: 'an owner logs in and opens the pages of the administration',
    isSmoke: true,
    async tell(visitor) {
      const { loginId, password } = inject('owner')
      await visitor.open('/login')
      await visitor.write({ role: 'textbox', name: '아이디' }, loginId)
      await visitor.write({ role: 'textbox', name: '비밀번호' }, password)
      await visitor.press('Enter')
      await visitor.waitFor('the login is over', () => location.pathname !== '/login')
      for (const path of PAGES) {
        await visitor.open(path)
        await visitor.waitFor(
          `the title of ${path}`,
          (title) => document.title === title,
          `${pageAt(path).title} | 결정판`,
        )
        await visitor.see({ role: 'heading', name: pageAt(path).title })
      }
      await visitor.open('/member')
      await visitor.see({ role: 'link', name: loginId })
    },
  },
]
