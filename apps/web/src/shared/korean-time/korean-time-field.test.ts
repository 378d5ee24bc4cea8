import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromKoreanTimeField, toKoreanTimeField } from './korean-time-field.ts'

it.each([
  ['2026-11-20T15:00:00.000Z', '2026-11-21T00:00'],
  ['2026-12-31T15:30:00.000Z', '2027-01-01T00:30'],
  ['2024-02-28T15:00:00.000Z', '2024-02-29T00:00'],
])('%s stands in the field as %s', (utc, field) => {
  expect(toKoreanTimeField(utc)).toBe(field)
  expect(fromKoreanTimeField(field)).toBe(utc)
})

it.each([
  '',
  '2026',
  '2026-11-21',
  '2026-02-30x',
  '2026-02-30T10:00',
  '2026-11-21T24:00',
  '2026-13-01T00:00',
])('nothing is read from %j', (text) => {
  expect(fromKoreanTimeField(text)).toBe('')
})

it('shows nothing for what is no time', () => {
  expect(toKoreanTimeField('')).toBe('')
})

it('gives back every minute it was given', () => {
  const minute = fc
    .integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2199, 0, 1) })
    .map((time) => new Date(Math.floor(time / 60_000) * 60_000).toISOString())
  fc.assert(fc.property(minute, (utc) => fromKoreanTimeField(toKoreanTimeField(utc)) === utc))
})
