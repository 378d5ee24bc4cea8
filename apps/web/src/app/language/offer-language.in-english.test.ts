import { afterEach, expect, it } from 'vitest'
import { languageOfferSaved } from './language-offer.saved.ts'
import { offerLanguage } from './offer-language.ts'

const line = () => document.querySelector('section')
const opened = 'https://example.com/boss?lang=english'

afterEach(() => {
  line()?.remove()
  languageOfferSaved.save({ isRefused: false })
  document.cookie = 'lang=; Path=/; Max-Age=0'
})

it('asks who came by a link in English whether to keep it', () => {
  offerLanguage({ languages: ['en-US'], opened })
  expect(line()?.lang).toBe('en')
  expect(line()?.textContent).toContain('Keep English for your next visits?')
  line()?.querySelector('button')?.click()
  expect(document.cookie).toContain('lang=english')
  expect(line()).toBeNull()
})

it('offers Korean first to a browser that speaks Korean and has chosen nothing', () => {
  offerLanguage({ languages: ['ko-KR'], opened })
  expect(line()?.lang).toBe('ko')
  expect(document.cookie).not.toContain('lang')
})

it('asks nothing of who has chosen English, or came by no such link', () => {
  document.cookie = 'lang=english; Path=/'
  offerLanguage({ languages: ['en-US'], opened })
  expect(line()).toBeNull()
})
