import type { Crysta } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { knownCrystas } from '../../../shared/lists/crysta-list.fixture.ts'
import { createCrystaIndex } from '../../../shared/lists/crysta-search.ts'
import { countByKind, layOutLine, linesOf } from './tree-lines.ts'

function crysta(id: string, parentId: string | null, kind: Crysta['kind'] = 'weapon'): Crysta {
  return {
    id,
    version: 1,
    name: id,
    nameEn: null,
    aliases: [],
    note: '',
    evidence: 'seen',
    numbersEvidence: 'unknown',
    asOf: null,
    kind,
    isEnhancer: parentId !== null,
    stats: [],
    parentId,
    drops: [],
  }
}

/** a → b → c → d, and from a also x → y, from b also z. */
const index = createCrystaIndex([
  crysta('a', null),
  crysta('x', 'a'),
  crysta('b', 'a'),
  crysta('y', 'x'),
  crysta('z', 'b'),
  crysta('c', 'b'),
  crysta('d', 'c'),
  crysta('alone', null),
  crysta('m', null, 'normal'),
  crysta('n', 'm', 'normal'),
])

const draw = (path: readonly string[]) =>
  layOutLine('a', index, new Set(path)).map(
    ({ crysta: { id }, depth, lane, indent }) => `${id} ${depth}:${lane} +${indent}`,
  )

describe('enhancement lines', () => {
  it('lists the longest first and leaves out crystas without a line', () => {
    expect(linesOf(index).map(({ root, length }) => [root.id, length])).toEqual([
      ['a', 4],
      ['m', 2],
    ])
    expect(countByKind(linesOf(index))).toMatchObject({ weapon: 7, normal: 2, armor: 0 })
  })

  it('draws the longest way straight down and branches beside it, without crossings', () => {
    expect(draw([])).toEqual([
      'a 0:0 +0',
      'x 1:2 +1',
      'y 2:2 +1',
      'b 1:0 +0',
      'z 2:1 +1',
      'c 2:0 +0',
      'd 3:0 +0',
    ])
  })

  it('gives a step the lanes beside it that nothing else needs', () => {
    const reaches = layOutLine('a', index, new Set()).map(
      ({ crysta: { id }, reach }) => `${id} ${reach}`,
    )
    expect(reaches).toEqual(['a 0', 'x 0', 'y 0', 'b 0', 'z 0', 'c 0', 'd 2'])
    expect(layOutLine('m', index, new Set()).map(({ reach }) => reach)).toEqual([0, 0])
  })

  it('gives the chosen way the first lane', () => {
    expect(draw(['a', 'x', 'y']).filter((node) => node.includes(':0 '))).toEqual([
      'a 0:0 +0',
      'x 1:0 +0',
      'y 2:0 +0',
    ])
  })

  it('draws every step that is known in some line, once', () => {
    const known = createCrystaIndex(knownCrystas())
    const drawn = linesOf(known).flatMap(({ root }) =>
      layOutLine(root.id, known, new Set()).flatMap(({ crysta: child, parent }) =>
        parent === null ? [] : [`${parent.id} → ${child.id}`],
      ),
    )
    const steps = knownCrystas().flatMap(({ id, parentId }) =>
      parentId !== null && known.byId.has(parentId) ? [`${parentId} → ${id}`] : [],
    )
    expect(steps.length).toBeGreaterThan(60)
    expect(drawn.toSorted()).toEqual(steps.toSorted())
  })

  it('never puts two crystas in one place', () => {
    for (const path of [[], ['a', 'x'], ['a', 'b', 'z']]) {
      const places = layOutLine('a', index, new Set(path)).map(
        ({ depth, lane }) => `${depth}:${lane}`,
      )
      expect(new Set(places).size).toBe(places.length)
    }
  })

  it('keeps the line of the own way beside its branches', () => {
    const nodes = layOutLine('a', index, new Set())
    expect(nodes.find(({ crysta: { id } }) => id === 'y')?.rails).toEqual([
      { indent: 0, toId: 'b' },
    ])
    expect(nodes.find(({ crysta: { id } }) => id === 'd')?.rails).toEqual([])
  })
})
