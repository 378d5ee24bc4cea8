import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languageOfferSaved } from './language-offer.saved.ts'
import { offerLanguage } from './offer-language.ts'

const line = () => document.querySelector('section')
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find((button) => [button.textContent, button.ariaLabel].includes(name))
    ?.click()

beforeEach(() => languageOfferSaved.save({ isRefused: false }))
afterEach(() => {
  line()?.remove()
  document.cookie = 'lang=; Path=/; Max-Age=0'
})

it('offers English, in English, to who reads no Korean', () => {
  const change = vi.fn<(language: string) => void>()
  offerLanguage({ languages: ['en-GB'], change })
  expect(line()?.lang).toBe('en')
  expect(line()?.ariaLabel).toBe('This site is available in English')
  press('Read in English')
  expect(change).toHaveBeenCalledWith('english')
})

it('waved away, it does not come again', () => {
  offerLanguage({ languages: ['en-GB'] })
  press('Close')
  expect(line()).toBeNull()
  offerLanguage({ languages: ['en-GB'] })
  expect(line()).toBeNull()
})

it('asks nobody who has chosen a language, or reads Korean', () => {
  offerLanguage({ languages: ['ko-KR', 'en'] })
  expect(line()).toBeNull()
  document.cookie = 'lang=korea; Path=/'
  offerLanguage({ languages: ['en-GB'] })
  expect(line()).toBeNull()
})

it('asks who came by a link in Korean whether to keep it, in Korean', () => {
  document.cookie = 'lang=english; Path=/'
  offerLanguage({ languages: ['en-GB'], opened: 'https://example.com/boss?lang=korea' })
  expect(line()?.lang).toBe('ko')
  expect(line()?.textContent).toContain('다음에도 한국어로 볼까요?')
  expect(document.cookie).toContain('lang=english')
  press('한국어로 보기')
  expect(document.cookie).toContain('lang=korea')
  expect(line()).toBeNull()
})

it('leaves the choice alone where keeping is waved away, and asks no more', () => {
  document.cookie = 'lang=english; Path=/'
  const link = { languages: ['en-GB'], opened: 'https://example.com/boss?lang=korea' }
  offerLanguage(link)
  press('닫기')
  expect(document.cookie).toContain('lang=english')
  offerLanguage(link)
  expect(line()).toBeNull()
})

it('asks nothing where the link and the choice agree', () => {
  document.cookie = 'lang=korea; Path=/'
  offerLanguage({ languages: ['ko'], opened: 'https://example.com/boss?lang=korea' })
  expect(line()).toBeNull()
})
