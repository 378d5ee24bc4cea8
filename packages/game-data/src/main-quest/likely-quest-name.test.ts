import { expect, it } from 'vitest'
import { LEVELING_ALTERNATIVES, LEVELING_SPOTS } from './leveling-spots.ts'
import { nameBesideGuess } from './likely-quest-name.ts'
import { guess, seen } from '../names.ts'

it('a name that was read needs no other beside it', () => {
  expect(nameBesideGuess(seen('콜론'))).toBeNull()
  expect(nameBesideGuess(guess('콜론'))).toBe('Colon')
})

it('every guess of the places to level at has its English name', () => {
  const names = [...LEVELING_SPOTS, ...LEVELING_ALTERNATIVES].flatMap(({ target, map }) => [
    target,
    map,
  ])
  const guesses = names.filter(({ evidence }) => evidence === 'guess')
  expect(guesses.filter((name) => nameBesideGuess(name) === null)).toEqual([])
})
