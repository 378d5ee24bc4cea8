import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const OWN = /^@gyeol\//

type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>

const manifests = new Map(
  globSync(['package.json', 'apps/*/package.json', 'packages/*/package.json'], { cwd: ROOT }).map(
    (path): [string, Partial<Manifest>] => [
      path,
      JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
    ],
  ),
)

const namesIn = (kind: keyof Manifest) => [
  ...new Set(
    [...manifests.values()].flatMap((manifest) =>
      Object.keys(manifest[kind] ?? {}).filter((name) => !OWN.test(name)),
    ),
  ),
]

const [, carried = '', ...others] = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').split(
  /^## /m,
)
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason,
  }))

it('every package of a server has a reason, and no other is said to be one', () => {
  expect(rowsOf(carried).map(({ name }) => name)).toEqual(namesIn('dependencies').toSorted())
})

it('so has every package that builds and tests', () => {
  const expected = namesIn('devDependencies').filter(
    (name) => !namesIn('dependencies').includes(name),
  )
  const told = rowsOf(others.join('\n')).map(({ name }) => name)
  expect(told.toSorted()).toEqual(expected.toSorted())
})

it('every reason is one of its own', () => {
  const reasons = [carried, ...others].flatMap(rowsOf).map(({ reason }) => reason)
  expect(new Set(reasons).size).toBe(reasons.length)
})

it('the browser is only built with: its libraries are no dependencies of the server', () => {
  expect(manifests.get(join('apps', 'web', 'package.json'))?.dependencies).toBeUndefined()
})
