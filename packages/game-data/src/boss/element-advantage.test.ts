import { ELEMENTS } from '@gyeol/terms'
import { expect, it } from 'vitest'
import { WEAK_TO } from '../../index.ts'

it('every element is weak to exactly one other, and strong against exactly one', () => {
  expect(new Set(ELEMENTS.map((element) => WEAK_TO[element]))).toEqual(new Set(ELEMENTS))
  for (const element of ELEMENTS) expect(WEAK_TO[element]).not.toBe(element)
  expect(WEAK_TO.neutral).toBeNull()
})

it('four of them go round in a circle, light and dark face each other', () => {
  const weak = (element: keyof typeof WEAK_TO) => WEAK_TO[element] ?? 'neutral'
  expect(weak(weak(weak(weak('fire'))))).toBe('fire')
  expect(weak(weak('fire'))).not.toBe('fire')
  expect(weak(weak('light'))).toBe('light')
  // Water puts out fire.
  expect(weak('fire')).toBe('water')
})
