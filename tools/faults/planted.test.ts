import { expect, it } from 'vitest'
import { stalenessOf } from './plant-fault.ts'
import { PLANTED } from './planted.ts'

/** So many are promised. */
const PROMISED = 40

it('every planted fault still finds its place in the code, and its test is there', () => {
  const stale = PLANTED.flatMap((fault) => {
    const reason = stalenessOf(fault)
    return reason === null ? [] : [`${fault.name}: ${reason}`]
  })
  expect(stale).toEqual([])
})

it(`there are ${PROMISED} of them, each another one`, () => {
  expect(PLANTED).toHaveLength(PROMISED)
  expect(new Set(PLANTED.map(({ name }) => name)).size).toBe(PROMISED)
  expect(new Set(PLANTED.map(({ file, find }) => `${file} ${find}`)).size).toBe(PROMISED)
})
