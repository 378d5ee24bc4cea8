import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comboOracle } from './combo.ts'
import { cookCoverOracle } from './cook-cover.ts'
import { mainQuestOracle } from './main-quest.ts'
import { type OracleEngine, runVectors } from './oracle-engine.ts'
import { pricesOracle } from './prices.ts'
import { skillPointsOracle } from './skill-points.ts'

const ROOT = new URL('../../../', import.meta.url).pathname

// JSON of any shape; the paths below are walked, not trusted.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Recording = { vectors: Json[] } & { [key: string]: Json }

const load = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Recording
const report = (engine: OracleEngine, file: unknown) => {
  const read = engine.read(file)
  if (!read.ok) throw new Error(read.message)
  return runVectors(read.vectors)
}

const ENGINES = [
  {
    name: 'main-quest',
    engine: mainQuestOracle,
    file: load('packages/main-quest/fixtures/recorded-plans.json'),
    count: 110,
    expectations: ['expected'],
  },
  {
    name: 'skill-points',
    engine: skillPointsOracle,
    file: load('packages/game-data/fixtures/recorded-clicks.json'),
    count: 22,
    expectations: ['autoChanged', 'totals', 'final'],
  },
  {
    name: 'combo',
    engine: comboOracle,
    file: load('packages/skills/fixtures/recorded-combo-vectors.json'),
    count: 19,
    expectations: ['expected'],
  },
  {
    name: 'prices',
    engine: pricesOracle,
    file: load('packages/prices/fixtures/recorded-prices.json'),
    count: 47,
    expectations: ['expect'],
  },
  {
    name: 'cook-cover',
    engine: cookCoverOracle,
    file: load('packages/cook/fixtures/recorded-covers.json'),
    count: 33,
    expectations: ['expect'],
  },
]

/** Paths of every expected number, truth and absence. */
function expectedPaths(
  value: Json,
  keys: readonly string[],
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    // `rowsTrimmed` only describes how the rows were recorded.
    const isExpected = keys.some((key) => path.includes(key)) && path.at(-1) !== 'rowsTrimmed'
    return isExpected ? [[...path]] : []
  }
  if (typeof value === 'string') return []
  return Object.entries(value).flatMap(([key, child]) => expectedPaths(child, keys, [...path, key]))
}

function changed(
  vector: Json,
  path: readonly (string | number)[],
  change: (value: Json) => Json,
): Json {
  const copy = structuredClone(vector)
  let at = copy as { [key: string]: Json }
  for (const key of path.slice(0, -1)) at = at[key] as { [key: string]: Json }
  const last = path.at(-1) ?? ''
  at[last] = change(at[last] ?? null)
  return copy
}

const another = (value: Json): Json => {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : 1
}

describe.each(ENGINES)('the oracle $name', ({ engine, file, count, expectations }) => {
  it('agrees with its recording', () => {
    expect(report(engine, file)).toEqual({ passed: count, failed: 0, lines: [] })
  })

  it('notices every single tampered expectation', () => {
    const missed = file.vectors.slice(0, 12).flatMap((vector, at) =>
      expectedPaths(vector, expectations)
        .filter((path) => {
          const tampered = changed(vector, path, another)
          return report(engine, { vectors: [tampered] }).failed !== 1
        })
        .map((path) => `${at} ${path.join('.')}`),
    )
    expect(missed).toEqual([])
  })

  it('fails a vector with an unknown key, without expectations, or of another shape', () => {
    const [vector = null] = file.vectors
    const surprise = changed(vector, ['surprise'], () => 1)
    expect(report(engine, { vectors: [surprise] }).failed).toBe(1)
    expect(report(engine, { vectors: [7] }).failed).toBe(1)
    for (const key of expectations.filter((one) => one !== 'autoChanged')) {
      const silent = changed(vector, [key], () => ({}))
      expect(report(engine, { vectors: [silent] }).failed).toBe(1)
    }
  })

  it('says what is wrong with foreign files', () => {
    for (const foreign of [null, [], {}, { vectors: [] }, { vectors: [{ quests: 1 }] }]) {
      expect(engine.read(foreign).ok).toBe(false)
    }
  })
})

describe('the oracle main-quest', () => {
  const [first = null] = load('packages/main-quest/fixtures/recorded-plans.json').vectors

  it.each<[string, (string | number)[], (value: Json) => Json]>([
    ['an answer that is not expected', ['expected', 'stopAt'], () => 'none'],
    ['an episode at another place', ['input', 'start', 'index'], another],
    ['an episode that does not exist', ['input', 'end', 'no'], () => 400],
    ['a setting that is refused', ['input', 'level'], () => 0],
    ['a repeat that was not asked for', ['input', 'repeat'], () => true],
    ['a text instead of a number', ['input', 'target'], String],
  ])('fails a vector with %s', (_, path, change) => {
    expect(report(mainQuestOracle, { vectors: [changed(first, path, change)] }).failed).toBe(1)
  })

  it('fails when rows are taken away from a short repeat', () => {
    const { vectors } = load('packages/main-quest/fixtures/recorded-plans.json')
    const repeated = vectors.find((vector) => {
      const rows = (vector as { expected: { repeat?: { rows: Json[] | null } } }).expected.repeat
        ?.rows
      return rows !== undefined && rows !== null && rows.length > 1
    })
    const fewer = changed(repeated ?? null, ['expected', 'repeat', 'rows'], (rows) =>
      (rows as Json[]).slice(1),
    )
    const none = changed(repeated ?? null, ['expected', 'repeat', 'rows'], () => null)
    expect(report(mainQuestOracle, { vectors: [fewer, none] }).failed).toBe(2)
  })
})
