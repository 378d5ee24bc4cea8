import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Findings } from './findings.ts'

const AT = { look: 'visitor-korea-light-390', ms: 1 }

it('goes on where it was stopped, and looks again where something was wrong', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gyeol-crawl-test-')), 'findings.jsonl')
  const first = new Findings(file)
  first.add({ ...AT, name: '/', problems: [] })
  first.add({ ...AT, name: '/about', problems: ['shift 0.3'] })
  const second = new Findings(file)
  expect([second.isDone(AT.look, '/'), second.isDone(AT.look, '/about')]).toEqual([true, false])
  expect(second.isDone('owner-korea-light-390', '/')).toBe(false)
  second.add({ ...AT, name: '/about', problems: [] })
  expect(new Findings(file).all().map(({ problems }) => problems)).toEqual([[], []])
})
