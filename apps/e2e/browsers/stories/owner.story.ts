import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PagePath, pageAt } from '@gyeol/contract'
import { inject } from 'vitest'
import type { Visitor } from '../driver/visitor.ts'
import type { Story } from './story.ts'

const PAGES: readonly PagePath[] = ['/admin', '/member', '/member/profile']

/** 이름,종류,옵션,기준일,메모 / 똠방각하 펲시,노말,ATK +5%,2026-08-01,엑셀에서 저장 */
const CP949_LIST =
  'wMy4pyzBvrf5LL/JvMcsseLB2MDPLLjeuPANCoxjueawosfPILyEvcMss+u4uyxBVEsgKzUlLDIwMjYtMDgtMDEsv6K8v7+hvK0gwPrA5Q0K'

async function logIn(visitor: Visitor): Promise<string> {
  const { loginId, password } = inject('owner')
  await visitor.open('/login')
  await visitor.write({ role: 'textbox', name: '아이디' }, loginId)
  await visitor.write({ role: 'textbox', name: '비밀번호' }, password)
  await visitor.press('Enter')
  await visitor.waitFor('the login is over', () => location.pathname !== '/login')
  return loginId
}

export const ownerStories: readonly Story[] = [
  {
    name: 'an owner logs in and opens the pages of the administration',
    isSmoke: true,
    async tell(visitor) {
      const loginId = await logIn(visitor)
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
  {
    name: 'a list that Excel has saved as CP949 is read',
    async tell(visitor) {
      await logIn(visitor)
      await visitor.open('/admin/import')
      const folder = mkdtempSync(join(tmpdir(), 'gyeol-cp949-'))
      const file = join(folder, 'list.csv')
      writeFileSync(file, Buffer.from(CP949_LIST, 'base64'))
      await visitor.engine.chooseFile(file)
      await visitor.write({ role: 'textbox', name: /^출처/ }, '엑셀')
      await visitor.tap({ role: 'button', name: '확인하기' })
      await visitor.waitFor(
        'the name of the row',
        () => document.querySelector('main')?.innerText.includes('똠방각하 펲시') === true,
      )
      rmSync(folder, { recursive: true })
    },
  },
]
