import { afterEach, expect, it } from 'vitest'
import { changeLanguage } from '../../shared/texts/change-language.ts'
import { keepForVisit } from './visit-language.ts'

const opened = 'https://example.com/boss?lang=english'

afterEach(() => {
  for (const name of ['lang', 'visit-lang']) document.cookie = `${name}=; Path=/; Max-Age=0`
})

it('keeps the language of a link until the browser is closed', () => {
  keepForVisit(opened)
  expect(document.cookie).toBe('visit-lang=english')
})

it('keeps none where no link asked for it, or it was chosen before', () => {
  keepForVisit('https://example.com/boss')
  document.cookie = 'lang=english; Path=/'
  keepForVisit(opened)
  expect(document.cookie).toBe('lang=english')
})

it('gives way to a choice', () => {
  keepForVisit(opened)
  changeLanguage('korea', { href: 'https://example.com/', replace: () => {}, reload: () => {} })
  expect(document.cookie).toBe('lang=korea')
})
