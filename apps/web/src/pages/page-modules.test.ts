import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_PATHS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { fileOf } from './page-modules.ts'

it('every page has its file, and every file its page', () => {
  const files = PAGE_PATHS.map(fileOf)
  for (const file of files) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true)
  const there = readdirSync(import.meta.dirname, { recursive: true })
    .map((name) => `./${String(name)}`)
    .filter((name) => name.endsWith('.route.tsx'))
  expect(there.toSorted()).toEqual(files.toSorted())
})
