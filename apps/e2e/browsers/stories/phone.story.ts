import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { translate } from '../../translate.ts'
import type { Visitor } from '../driver/visitor.ts'
import { HISTORY, planStep, planTwoSteps, seePotentials } from './statting-visitor.ts'
import type { Story } from './story.ts'

/** What chats take into an address with it: each engine writes it there in its own way. */
const GLUED = ['.', ')', '\u202C', '\u200B', '이에요', '&fbclid=IwAR0abc']

const { links }: { readonly links: readonly { path: string; hash: string; shows: string[] }[] } =
  JSON.parse(
    readFileSync(
      new URL('../../earlier-versions/recordings/2026-11-28.json', import.meta.url),
      'utf8',
    ),
  )

/** Another hash alone would not load a page anew. */
async function openAnew(visitor: Visitor, path: string): Promise<void> {
  await visitor.engine.send('navigate', { url: 'about:blank' })
  await visitor.open(path)
}

export const phoneStories: readonly Story[] = [
  {
    name: 'a plan is kept and its link copied over plain http, at an address of the home network',
    async tell(visitor) {
      await visitor.engine.send('navigate', { url: `${visitor.site.lanUrl}/statting` })
      await visitor.waitUntilAlive()
      expect(await visitor.run(() => isSecureContext)).toBe(false)
      await planStep(visitor, 'ATK %', '5')
      await seePotentials(visitor, /89 → 39$/)
      await visitor.tap({ role: 'button', name: '공유' })
      await visitor.tap({ role: 'button', name: '링크 복사' })
      await visitor.see({ role: 'status', text: '링크를 복사했어요' })
      expect(await visitor.paste()).toContain('/statting#v1=')
      await visitor.reload()
      await seePotentials(visitor, /89 → 39$/)
    },
  },
  {
    name: 'a translated page goes on counting',
    async tell(visitor) {
      await visitor.open('/statting')
      await visitor.run(translate)
      await visitor.waitFor('the translation', () => document.querySelector('main font') !== null)
      await planStep(visitor, 'ATK %', '5')
      await seePotentials(visitor, /89 → 39$/)
      await planStep(visitor, 'DEX', '3')
      await seePotentials(visitor, /39 → 24$/)
      await visitor.tap({ role: 'button', name: '되돌리기: DEX +3', isAny: true })
      await seePotentials(visitor, /89 → 39$/)
    },
  },
  {
    name: 'links open with whatever is glued to them',
    async tell(visitor) {
      for (const { path, hash, shows } of links)
        for (const glued of path === '/statting' ? GLUED : ['\u202C이에요']) {
          await openAnew(visitor, `${path}${hash}${glued}`)
          await visitor.waitFor(
            `${shows[0]} on ${path} with “${glued}”`,
            (text) => document.querySelector('main')?.innerText.includes(text) ?? false,
            shows[0],
          )
        }
    },
  },
  {
    name: 'what a newer app has kept is left alone',
    async tell(visitor) {
      await planTwoSteps(visitor)
      await visitor.open('/about')
      const newer = await visitor.run(() => {
        const stored = JSON.parse(localStorage.getItem('statting') ?? '{}') as { v: number }
        const text = JSON.stringify({ ...stored, v: stored.v + 1 })
        localStorage.setItem('statting', text)
        return text
      })
      await visitor.open('/statting')
      await visitor.see({ role: 'button', name: '새로 고치기' })
      await planStep(visitor, 'ATK %', '5')
      await visitor.open('/about')
      expect(await visitor.run(() => localStorage.getItem('statting'))).toBe(newer)
    },
  },
  {
    name: 'a plan is made where nothing may be stored, and it is said that it goes',
    async tell(visitor) {
      visitor.site.prepare(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      })
      await planTwoSteps(visitor)
      await visitor.waitFor('the note', () =>
        document.body.innerText.includes('바꾼 내용은 창을 닫으면 사라져요.'),
      )
      await visitor.see(HISTORY)
    },
  },
]
