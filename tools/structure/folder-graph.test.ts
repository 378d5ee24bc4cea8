import { describe, expect, it } from 'vitest'
import { arrowsWithin, findKnots, graphOf, LOOSE } from './folder-graph.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { a } from '${name}'\n`).join(''),
})

describe('findKnots', () => {
  it('finds two rooms that need each other', () => {
    const graph = graphOf([file('m/a/x.ts', '../b/y.ts'), file('m/b/y.ts', '../a/z.ts')], 'm')
    expect(findKnots(graph)).toEqual([['a', 'b']])
    expect(arrowsWithin(graph, ['a', 'b'])).toEqual([
      'a → b (1: m/a/x.ts → y.ts)',
      'b → a (1: m/b/y.ts → z.ts)',
    ])
  })

  it('finds rooms that need each other round about, through other files and inner folders', () => {
    const files = [
      file('m/a/deep/x.ts', '../../b/y.ts'),
      file('m/b/other.ts', '../c/z.ts'),
      file('m/c/z.ts', '../a/w.ts'),
      file('m/d/v.ts', '../a/w.ts'),
    ]
    expect(findKnots(graphOf(files, 'm'))).toEqual([['a', 'b', 'c']])
  })

  it('leaves arrows that never come back alone', () => {
    const files = [
      file('m/a/x.ts', '../b/y.ts', '../c/z.ts'),
      file('m/b/y.ts', '../c/z.ts'),
      file('m/c/z.ts'),
    ]
    expect(findKnots(graphOf(files, 'm'))).toEqual([])
  })

  it('counts types and imports on demand, but not tests', () => {
    const typed = { path: 'm/b/y.ts', text: `import type { A } from '../a/x.ts'` }
    const demand = { path: 'm/a/x.ts', text: `const b = await import('../b/y.ts')` }
    const test = file('m/a/x.test.ts', '../b/y.ts')
    expect(findKnots(graphOf([typed, demand], 'm'))).toEqual([['a', 'b']])
    expect(findKnots(graphOf([typed, test], 'm'))).toEqual([])
  })

  it('takes files outside every room for a room of their own', () => {
    const files = [file('m/loose.ts', './a/x.ts'), file('m/a/x.ts', '../loose.ts')]
    expect(findKnots(graphOf(files, 'm'))).toEqual([[LOOSE, 'a']])
  })
})
