import { expect, it } from 'vitest'
import { undeclaredFindings } from './find-undeclared.ts'

const MANIFESTS: Readonly<Record<string, object>> = {
  '.': { devDependencies: { vitest: '1' } },
  'apps/server': { dependencies: { fastify: '1', '@gyeol/contract': '1' } },
}
const manifestOf = (folder: string) => MANIFESTS[folder] ?? {}
const messages = (path: string, text: string) =>
  undeclaredFindings([{ path, text }], manifestOf).map(({ message }) => message)

/** In two pieces: the check reads this file too. */
const ON_DEMAND = ['await import', `('@fastify/static')`].join('')

it.each([
  [`import { z } from 'zod'`, 'zod'],
  [`import { z } from 'zod/mini'`, 'zod'],
  [`import type { A } from '@gyeol/terms'`, '@gyeol/terms'],
  [ON_DEMAND, '@fastify/static'],
  [`import { it } from 'vitest'`, 'vitest'],
])('refuses %s where the workspace does not declare it', (text, name) => {
  expect(messages('apps/server/src/a.ts', text)).toEqual([
    `${name} is missing from apps/server/package.json`,
  ])
})

it.each([
  ['apps/server/src/a.ts', `import { fastify } from 'fastify'`],
  ['apps/server/src/a.ts', `import { join } from 'node:path'`],
  ['apps/server/src/a.ts', `import { b } from './b.ts'`],
  ['apps/server/src/a.test.ts', `import { it } from 'vitest'`],
  ['apps/server/src/a.test.ts', `import { terms } from '@gyeol/terms'`],
  ['tools/a.ts', `import { contract } from '@gyeol/contract'`],
])('lets %s say %s', (path, text) => {
  expect(messages(path, text)).toEqual([])
})
