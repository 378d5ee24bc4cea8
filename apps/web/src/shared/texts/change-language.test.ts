import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage, hasChosenLanguage } from './change-language.ts'

afterEach(() => {
  document.cookie = 'lang=; Path=/; Max-Age=0'
})

function placeAt(href: string) {
  return { href, replace: vi.fn<(url: string | URL) => void>(), reload: vi.fn<() => void>() }
}

it('remembers the choice and loads the same address anew', () => {
  const place = placeAt('https://example.com/statting?x=1#build')
  expect(hasChosenLanguage()).toBe(false)
  changeLanguage('english', place)
  expect(document.cookie).toContain('lang=english')
  expect(hasChosenLanguage()).toBe(true)
  expect(place.reload).toHaveBeenCalledOnce()
  expect(place.replace).not.toHaveBeenCalled()
})

it('takes the language out of the address, where it would outweigh the choice', () => {
  const place = placeAt('https://example.com/boss?lang=english&q=a#x')
  changeLanguage('korea', place)
  expect(place.replace).toHaveBeenCalledWith('https://example.com/boss?q=a#x')
  expect(place.reload).not.toHaveBeenCalled()
})

it('does not take another cookie for the choice', () => {
  expect(hasChosenLanguage('slang=english; other=1')).toBe(false)
  expect(hasChosenLanguage('other=1; lang=korea')).toBe(true)
})
