import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { preview } from './preview.ts'
import { expectedSuccess, successRate, unclampedSuccessRate } from './success.ts'

describe('success rate', () => {
  it.each([
    [0, 89, 46, 100],
    [-90, 348, 1, 100],
    [-91, 348, 1, 99],
    [-15, 10, 46, 85],
    [-33, 10, 46, 0],
    [-32, 46, 10, 0],
    [-20, 46, 46, 60],
    [-21, 46, 46, 55],
    [500, 1, 1, 100],
    [-9999, 1, 1, 0],
  ])('[SUC1][SUC2] %i of max(%i, %i) gives %i %%', (futurePotential, potential, recipe, rate) => {
    expect(successRate({ futurePotential, potential, recipePotential: recipe })).toBe(rate)
  })

  it('[SUC1] also tells the number before floor and clamp', () => {
    const input = { futurePotential: -23, potential: 46, recipePotential: 46 }
    expect(unclampedSuccessRate(input)).toBe(45)
    expect(unclampedSuccessRate({ ...input, futurePotential: 46 })).toBe(390)
    expect(preview(play(begin(), [0, 'str', -1])).unclampedRate).toBeCloseTo(160 + (230 * 90) / 89)
  })

  it.each([
    [50, 2, false, 25],
    [50, 2, true, 50],
    [50, 1, true, 100],
    [90, 3, false, 72.9],
    [0, 1, false, 0],
    [0, 0, false, 100],
    [0, 0, true, 100],
  ])(
    '[SUC3] %i %% with %i positive options, expert reinforcement II %s: %d %%',
    (rate, positives, expertReinforcement2, expected) => {
      expect(expectedSuccess({ rate, positives, expertReinforcement2 })).toBeCloseTo(expected, 10)
    },
  )
})
