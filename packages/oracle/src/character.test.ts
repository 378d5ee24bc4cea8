import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { characterOracle } from './character.ts'
import { runVectors } from './oracle-engine.ts'

// JSON of any shape; the paths below are walked, not trusted.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Lists = { readonly [list: string]: { readonly [key: string]: Json }[] }

const OWN = new URL('../../character/fixtures/recorded-characters.json', import.meta.url)
const WHOLE = new URL('../../../../shared/vectors/character.json', import.meta.url)
const load = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Lists
const report = (file: unknown) => {
  const read = characterOracle.read(file)
  if (!read.ok) throw new Error(read.message)
  return runVectors(read.vectors)
}

const recorded = load(OWN)
const LISTS = ['cases', 'damage', 'skillNumbers'] as const

/** Every expected number of a vector, each changed by one. */
function tampered(vector: { readonly [key: string]: Json }): { [key: string]: Json }[] {
  const paths: string[][] = []
  const walk = (value: Json, path: string[]) => {
    if (typeof value === 'number') paths.push(path)
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key])
  }
  walk(vector.expect ?? null, ['expect'])
  return paths.map((path) => {
    const copy = structuredClone(vector)
    let at: { [key: string]: Json } = copy
    for (const key of path.slice(0, -1)) at = at[key] as { [key: string]: Json }
    const last = path.at(-1) ?? ''
    at[last] = (at[last] as number) + 1
    return copy
  })
}

describe('the oracle character', () => {
  it('agrees with its recording', () => {
    const count = LISTS.reduce((sum, list) => sum + (recorded[list]?.length ?? 0), 0)
    expect(count).toBeGreaterThan(70)
    expect(report(recorded)).toEqual({ passed: count, failed: 0, lines: [] })
  })

  it.runIf(existsSync(WHOLE))('agrees with everything that was recorded', () => {
    expect(report(load(WHOLE))).toMatchObject({ passed: 236, failed: 0 })
  })

  it.each(LISTS)('notices every single tampered expectation of %s', (list) => {
    const vectors = (recorded[list] ?? []).slice(0, 8).flatMap(tampered)
    expect(vectors.length).toBeGreaterThan(15)
    expect(report({ [list]: vectors })).toMatchObject({ passed: 0, failed: vectors.length })
  })

  it('fails a vector with an unknown key, stat or kind, without expectations, or of another shape', () => {
    const [vector] = recorded.cases ?? []
    const input = vector?.input as { [key: string]: Json }
    const bad: Json[] = [
      { ...vector, surprise: 1 },
      { ...vector, expect: {} },
      { ...vector, input: { ...input, pet: 1 } },
      { ...vector, input: { ...input, lines: [{ stat: 'luck', value: 1 }] } },
      { ...vector, input: { ...input, main: { kind: 'spear', atk: 1, refine: 0, stability: 1 } } },
      { ...vector, expect: { charm: 1 } },
      7,
    ]
    expect(report({ cases: bad })).toMatchObject({ passed: 0, failed: bad.length })
  })

  it('says what is wrong with foreign files', () => {
    for (const foreign of [null, [], {}, { cases: 1 }, { cases: [] }, { vectors: [] }])
      expect(characterOracle.read(foreign).ok).toBe(false)
  })
})
