import { expect } from 'vitest'
import type { Target } from '../driver/find-in-page.ts'
import type { Story } from './story.ts'

/** Layers, and what is to be seen in them and in no other. */
const LAYERS: readonly { readonly buttons: readonly string[]; readonly shows: Target }[] = [
  { buttons: ['메뉴'], shows: { role: 'link', name: '강화 트리' } },
  { buttons: ['세팅 메뉴'], shows: { role: 'button', name: '이름 바꾸기' } },
  { buttons: ['세팅 메뉴', '이름 바꾸기'], shows: { role: 'textbox' } },
  { buttons: ['옵션 고르기'], shows: { role: 'combobox', name: '옵션 찾기' } },
  { buttons: ['전체 검색'], shows: { role: 'combobox', name: /찾기$/ } },
]

export const backStories: readonly Story[] = [
  {
    name: 'Back closes the layer that is open and stays on the page',
    isSmoke: true,
    // WebKit breaks off what is on its way when the history steps back; nobody waits for the offer of a language.
    expectedNoise: /did not load: .*offer-language/,
    async tell(visitor) {
      await visitor.open('/about')
      await visitor.open('/statting')
      for (const { buttons, shows } of LAYERS) {
        for (const name of buttons) await visitor.tap({ role: 'button', name, isAny: true })
        await visitor.see({ ...shows, within: { role: 'dialog' } })
        await visitor.waitFor('the history holds the layer', () => history.state?.layers === 1)
        await visitor.goBack()
        await visitor.seeNo({ role: 'dialog' })
        await visitor.waitFor('the history is back', () => !history.state?.layers)
        expect(await visitor.run(() => location.pathname)).toBe('/statting')
      }
      await visitor.goBack()
      await visitor.waitFor('the page before', () => location.pathname === '/about')
    },
  },
]
