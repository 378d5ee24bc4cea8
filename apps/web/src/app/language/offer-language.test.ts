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
  offerLanguage(['en-GB'], change)
  expect(line()?.lang).toBe('en')
  expect(line()?.textContent).toContain('This site is available in English')
  press('Switch')
  expect(change).toHaveBeenCalledWith('english')
})

it('waved away, it does not come again', () => {
  offerLanguage(['en-GB'])
  press('Close')
  expect(line()).toBeNull()
  offerLanguage(['en-GB'])
  expect(line()).toBeNull()
})

it('asks nobody who has chosen a language, or reads Korean', () => {
  offerLanguage(['ko-KR', 'en'])
  expect(line()).toBeNull()
  document.cookie = 'lang=korea; Path=/'
  offerLanguage(['en-GB'])
  expect(line()).toBeNull()
})
