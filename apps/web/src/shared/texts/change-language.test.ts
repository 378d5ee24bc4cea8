import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage, chosenLanguage, keepLanguage } from './change-language.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'lang=; Path=/; Max-Age=0'
})

function placeAt(href: string) {
  return { href, replace: vi.fn<(url: string | URL) => void>(), reload: vi.fn<() => void>() }
}

it('remembers the choice and loads the same address anew', () => {
  const place = placeAt('https://example.com/statting?x=1#build')
  expect(chosenLanguage()).toBeUndefined()
  changeLanguage('english', place)
  expect(document.cookie).toContain('lang=english')
  expect(chosenLanguage()).toBe('english')
  expect(place.reload).toHaveBeenCalledOnce()
  expect(place.replace).not.toHaveBeenCalled()
})

it('takes the language out of the address, where it would outweigh the choice', () => {
  const place = placeAt('https://example.com/boss?lang=english&q=a#x')
  changeLanguage('korea', place)
  expect(place.replace).toHaveBeenCalledWith('https://example.com/boss?q=a#x')
  expect(place.reload).not.toHaveBeenCalled()
})

it('asks whether the choice is kept before it loads the page', () => {
  const order: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    order.push('asked')
    return 'lang=english'
  })
  const place = placeAt('https://example.com/setting')
  place.reload.mockImplementation(() => order.push('loaded'))
  changeLanguage('english', place)
  expect(order).toEqual(['asked', 'loaded'])
})

it('says the choice in the address where the browser keeps none', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  const place = placeAt('https://example.com/boss?q=a')
  changeLanguage('english', place)
  expect(place.replace).toHaveBeenCalledWith('https://example.com/boss?q=a&lang=english')
  expect(place.reload).not.toHaveBeenCalled()
})

it('does not take another cookie for the choice', () => {
  expect(chosenLanguage('slang=english; other=1')).toBeUndefined()
  expect(chosenLanguage('other=1; lang=korea')).toBe('korea')
  expect(chosenLanguage('lang=klingon')).toBeUndefined()
})

it('keeps a language for the next pages without loading this one anew', () => {
  keepLanguage('english')
  expect(chosenLanguage()).toBe('english')
})
