import { expect, it } from 'vitest'
import { langOf } from './lang-of.english.ts'

it('tells readers aloud of Korean words on an English page', () => {
  expect(langOf('[예시] 정기 점검')).toBe('ko')
  expect(langOf('Maintenance')).toBeUndefined()
})
