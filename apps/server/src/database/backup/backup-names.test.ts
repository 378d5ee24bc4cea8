import { expect, it } from 'vitest'
import { tooOld } from './backup-names.ts'

const NOW = Date.UTC(2026, 10, 28)

it('lets go of the oldest of one origin, and of nothing else', () => {
  const files = [
    'auto-20261127-000000-000.ndjson.gz',
    'auto-20261125-000000-000.ndjson.gz',
    'auto-20261126-000000-000.ndjson.gz',
    'gyeol-20200101-000000-000.ndjson.gz',
    'auto-20200101-000000-000.ndjson.gz.part',
  ]
  expect(tooOld(files, { origin: 'auto', keep: 2, now: NOW })).toEqual([
    'auto-20261125-000000-000.ndjson.gz',
  ])
})

it('lets go first of what was named by a clock that ran a year ahead', () => {
  const ahead = ['auto-20271126-000000-000.ndjson.gz', 'auto-20271127-000000-000.ndjson.gz']
  const today = 'auto-20261128-000000-000.ndjson.gz'
  const old = 'auto-20261120-000000-000.ndjson.gz'
  const kept = { origin: 'auto', keep: 2, now: NOW } as const
  expect(new Set(tooOld([...ahead, old, today], kept))).toEqual(new Set(ahead))
  expect(tooOld([...ahead, today], { ...kept, keep: 2 })).toHaveLength(1)
})
