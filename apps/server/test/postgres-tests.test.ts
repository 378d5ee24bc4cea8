import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { foldersWithStatements, TESTED_ELSEWHERE, testsOnPostgres } from './postgres-tests.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SERVER = join(ROOT, 'apps/server')

const chosen = testsOnPostgres().flatMap((pattern) => globSync(pattern, { cwd: ROOT }))

it('leaves no statement out: each room that asks the database has tests of its own, or is tested elsewhere', () => {
  const alone = foldersWithStatements().filter(
    (folder) => globSync(`${folder}/*.test.ts`, { cwd: SERVER }).length === 0,
  )
  expect(alone).toEqual(Object.keys(TESTED_ELSEWHERE))
  for (const place of Object.values(TESTED_ELSEWHERE))
    expect(
      chosen.filter((file) => file.startsWith(`apps/server/${place}`)),
      place,
    ).not.toEqual([])
})

it('finds every repository among them', () => {
  const folders = foldersWithStatements()
  const repositories = globSync('src/**/*.repository.ts', { cwd: SERVER })
  expect(repositories.length).toBeGreaterThan(50)
  for (const file of repositories) expect(folders).toContain(file.slice(0, file.lastIndexOf('/')))
})

it('names patterns that find something, and leaves out what asks no database', () => {
  for (const pattern of testsOnPostgres())
    if (!Object.keys(TESTED_ELSEWHERE).some((folder) => pattern.includes(`${folder}/`)))
      expect(globSync(pattern, { cwd: ROOT }), pattern).not.toEqual([])
  expect(chosen.filter((file) => file.includes('/modules/pages/'))).toEqual([])
  expect(chosen).toContain('apps/server/src/modules/price-item/price-item.routes.test.ts')
})
