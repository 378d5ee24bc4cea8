import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { type BuiltChunk, planChunks } from './chunk-plan.ts'

type Given = Partial<BuiltChunk> & { readonly bytes: number }

/** A chunk of so many compressed bytes with one module of its name. */
function chunk(fileName: string, { bytes, ...rest }: Given): BuiltChunk {
  return {
    fileName,
    isEntry: false,
    isDynamicEntry: false,
    facadeModuleId: null,
    imports: [],
    moduleIds: [fileName],
    code: randomBytes(bytes).toString('latin1'),
    ...rest,
  }
}

const page = (name: string, imports: readonly string[], bytes = 20_000) =>
  chunk(name, {
    bytes,
    imports: [...imports],
    isDynamicEntry: true,
    facadeModuleId: `/src/pages/${name}.route.tsx`,
  })

const app = chunk('app', { bytes: 50_000, isEntry: true, imports: ['react'] })
const react = chunk('react', { bytes: 50_000 })

/** The files of a plan by what lies in them; what is alone is left out. */
function together(chunks: readonly BuiltChunk[]): readonly string[] {
  const files = Map.groupBy(planChunks(chunks), ([, file]) => file)
  return [...files.values()]
    .map((modules) =>
      modules
        .map(([id]) => id)
        .toSorted()
        .join('+'),
    )
    .filter((names) => names.includes('+'))
    .toSorted()
}

it('sends what the app begins with as one file, and nothing else in it', () => {
  expect(together([app, react, page('a', ['react']), page('b', [])])).toEqual(['app+react'])
})

it('puts together what the same pages fetch, however large', () => {
  const parts = [chunk('x', { bytes: 90_000 }), chunk('y', { bytes: 90_000 })]
  const pages = ['a', 'b'].map((name) => page(name, ['x', 'y']))
  expect(together([app, react, ...parts, ...pages])).toEqual(['app+react', 'x+y'])
})

it('saves a request where few bytes come in vain, and keeps large parts from pages without a use for them', () => {
  const pages = [page('a', ['x', 'y']), page('b', ['x', 'y']), page('c', ['x'])]
  const having = (bytes: number) => [
    app,
    react,
    ...pages,
    chunk('x', { bytes: 3e4 }),
    chunk('y', { bytes }),
  ]
  expect(together(having(500))).toContain('x+y')
  expect(together(having(30_000))).not.toContain('x+y')
})

it('counts a part that comes later less than a page', () => {
  const parts = [chunk('small', { bytes: 900 }), chunk('large', { bytes: 20_000 })]
  const pages = ['a', 'b'].map((name) => page(name, ['small', 'large']))
  const asked = (other: BuiltChunk) => together([app, react, ...parts, ...pages, other])
  const late = chunk('late', { bytes: 20_000, isDynamicEntry: true, imports: ['small'] })
  expect(asked(late)).toContain('large+small')
  expect(asked(page('c', ['small']))).not.toContain('large+small')
})

it('makes no circle: what lies between two parts keeps them apart', () => {
  const parts = [
    chunk('low', { bytes: 100 }),
    chunk('between', { bytes: 60_000, imports: ['low'] }),
    chunk('high', { bytes: 100, imports: ['between', 'low'] }),
  ]
  const pages = [
    page('a', ['high', 'between', 'low']),
    page('b', ['high', 'between', 'low']),
    page('c', ['between', 'low']),
    page('d', ['between', 'low']),
    ...['e', 'f', 'g'].map((name) => page(name, ['low'])),
  ]
  const files = planChunks([app, react, ...parts, ...pages])
  const isApart = files.get('low') !== files.get('high')
  const isOne = files.get('between') === files.get('high')
  expect(isApart || isOne).toBe(true)
})
