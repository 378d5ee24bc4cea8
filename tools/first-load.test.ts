import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { weighFirstLoads } from './first-load.ts'

function buildOf(kb: Readonly<Record<string, number>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'gyeol-first-load-'))
  for (const folder of ['assets', '.screens']) mkdirSync(join(dist, folder))
  for (const [name, size] of Object.entries(kb)) {
    writeFileSync(join(dist, `assets/${name}.js`), '')
    writeFileSync(join(dist, `assets/${name}.js.br`), Buffer.alloc(size * 1024))
  }
  writeFileSync(join(dist, 'index.html'), '<script type="module" src="/assets/app.js"></script>')
  writeFileSync(join(dist, '.screens/pages.json'), JSON.stringify({ '/': [], '/help': [] }))
  const scripts = (...names: string[]) => ({ scripts: names.map((name) => `/assets/${name}.js`) })
  const files = { '/': scripts('home', 'app'), '/help': scripts('help'), '/admin': scripts('gone') }
  writeFileSync(join(dist, 'page-preloads.json'), JSON.stringify(files))
  return dist
}

it('weighs each page for everybody with what all of them fetch, each file once', async () => {
  const loads = await weighFirstLoads(buildOf({ app: 100, home: 40, help: 500 }))
  expect(loads).toEqual([
    { isWithin: true, line: '/: 140.0 of 140 KB JavaScript at first, 2 of 30 files' },
    { isWithin: true, line: '/help: 600.0 KB JavaScript at first, 2 of 30 files' },
  ])
})

it('tells what weighs too much', async () => {
  const [home] = await weighFirstLoads(buildOf({ app: 100, home: 41, help: 1 }))
  expect(home?.isWithin).toBe(false)
})
