import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const WIDTH = /\((?:min|max)-width: \d+px\)/g

const named: readonly string[] =
  readFileSync(join(import.meta.dirname, 'queries.css'), 'utf8').match(WIDTH) ?? []

it('scripts ask for the same widths as stylesheets', () => {
  const scripts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const others = scripts.flatMap((path) => {
    const widths = readFileSync(join(SOURCE, path), 'utf8').match(WIDTH) ?? []
    return widths.filter((width) => !named.includes(width)).map((width) => `${path} ${width}`)
  })
  expect(named).toHaveLength(10)
  expect(others).toEqual([])
})
