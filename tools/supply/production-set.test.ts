import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BUDGET, megabytesOf, productionSet } from './production-set.ts'

const ROOT = join(import.meta.dirname, '../..')

const carried = productionSet()

it(`a server carries at most ${BUDGET.packages} packages`, () => {
  expect(carried.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'sharp']),
  )
  expect(carried.length).toBeLessThanOrEqual(BUDGET.packages)
})

it(`and at most ${BUDGET.megabytes} MB of them`, () => {
  const sizes = carried.map(({ path }) => megabytesOf(join(ROOT, path)))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.megabytes)
})

it.each([
  'react',
  'react-dom',
  'vite',
  'typescript',
  'playwright-core',
  'node',
  '@reduxjs/toolkit',
])('and not %s, which only builds or tests', (name) => {
  expect(carried.map((entry) => entry.name)).not.toContain(name)
})

it('every package it carries has a licence that lets it be passed on', () => {
  const free =
    /^\(?(?:MIT|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|LGPL-3\.0-or-later)\b/
  expect(carried.filter(({ license }) => !free.test(license))).toEqual([])
})
