import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ORACLES, runVectors } from '@gyeol/oracle'
import { runOracleCommand } from './run/oracle-command.ts'

const ROOT = new URL('../', import.meta.url).pathname
const FIXTURE = join(ROOT, 'packages/statting/fixtures/recorded-sessions.json')
const BY_KIND = join(ROOT, 'packages/statting/fixtures/recorded-sessions-by-kind.json')

// JSON of any shape; the paths below are walked, not trusted.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Recording = { sessions: ({ id: string } & { [key: string]: Json })[] }

/** What the second file of sessions is there for. */
const KINDS = [
  'bonus',
  'bonus-reversal',
  'branch',
  'element',
  'finished',
  'formula',
  'fuzz',
  'mismatch',
  'reduction-material',
  'reversal',
  'same',
  'toward-zero-material',
  'zeroed',
]

const load = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Recording
const fixture = load(FIXTURE)

function report(file: unknown) {
  const read = ORACLES.statting.read(file)
  if (!read.ok) throw new Error(read.message)
  return runVectors(read.vectors)
}

/** Paths of every number that is an expectation. */
function numbersIn(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'number') return [[...path]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => numbersIn(child, [...path, key]))
}

const isExpectation = (path: readonly (string | number)[]) =>
  ['expect', 'gameDataMats', 'source1Mats', 'history', 'gameRule'].some((key) => path.includes(key))

/** The session with `change` applied to the value at `path`. */
function changed(
  session: Json,
  path: readonly (string | number)[],
  change: (value: Json) => Json,
): Json {
  const copy = structuredClone(session)
  let at = copy
  for (const key of path.slice(0, -1)) at = childOf(at, key)
  const last = path.at(-1) ?? ''
  if (at === null || typeof at !== 'object') throw new Error('no such path')
  // Lists are objects with number keys here.
  const parent = at as { [key: string]: Json }
  parent[last] = change(parent[last] ?? null)
  return copy
}

function childOf(value: Json, key: string | number): Json {
  if (value === null || typeof value !== 'object') throw new Error('no such path')
  return (value as { [key: string]: Json })[key] ?? null
}

/** A fixed sequence, so that a failure can be seen again. */
function* numbers(): Generator<number> {
  let state = 20_261_121
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

describe('the oracle of the option grant', () => {
  it('agrees with every recorded session of the fixture', () => {
    expect(fixture.sessions.filter(({ id }) => id.startsWith('edge'))).toHaveLength(23)
    expect(report(fixture)).toEqual({ passed: fixture.sessions.length, failed: 0, lines: [] })
  })

  it('agrees with a recorded session of every other kind', () => {
    const { sessions } = load(BY_KIND)
    const kinds = new Set(sessions.flatMap(({ tags }) => tags as string[]))
    expect([...kinds].sort()).toEqual(KINDS)
    expect(report({ sessions })).toEqual({ passed: sessions.length, failed: 0, lines: [] })
  })

  it('notices a single tampered expectation, wherever it is', () => {
    const random = numbers()
    const next = (below: number) => (random.next().value ?? 0) % below
    const missed: string[] = []
    for (let round = 0; round < 400; round += 1) {
      const session = fixture.sessions[next(fixture.sessions.length)]!
      const paths = numbersIn(session).filter(isExpectation)
      const path = paths[next(paths.length)] ?? []
      const by = 1 + next(3)
      const tampered = changed(session, path, (value) => Number(value) + by)
      if (report({ sessions: [tampered] }).failed !== 1)
        missed.push(`${session.id} ${path.join('.')}`)
    }
    expect(missed).toEqual([])
  })

  it.each([
    ['expect', ['actions', 0, 'expect']],
    ['action', ['actions', 0]],
    ['session', []],
    ['settings', ['settings']],
    ['mats', ['actions', 2, 'expect', 'mats']],
  ])('fails a vector with an unknown key in its %s', (_, path) => {
    const tampered = changed(fixture.sessions[0] ?? {}, [...path, 'surprise'], () => 1)
    expect(report({ sessions: [tampered] }).failed).toBe(1)
  })

  it.each([
    ['finished as a number', ['actions', 2, 'expect', 'finished'], () => 100],
    ['a number as text', ['actions', 2, 'expect', 'potAfter'], String],
    [
      'a slot more',
      ['actions', 2, 'expect', 'slots'],
      (slots: Json) => [...(slots as Json[]), [7, 'str', 1, 1]],
    ],
    ['no expectation', ['actions', 0, 'expect'], () => ({})],
    ['no actions', ['actions'], () => null],
    ['an unknown action', ['actions', 0, 'op'], () => 'wish'],
    ['an unknown option', ['actions', 0, 'option'], () => 'luck'],
    ['a value out of reach', ['actions', 0, 'value'], () => 999],
    ['bonus steps that do not belong to the level', ['settings', 'bonusSteps'], () => 10],
    ['no settings', ['settings'], () => null],
  ] as const)('fails a vector with %s', (_, path, change) => {
    const tampered = changed(fixture.sessions[0] ?? {}, path, change)
    const { failed, lines } = report({ sessions: [tampered] })
    expect(failed).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^FAILED edge-01: /)
  })

  it('fails when a recorded difference of materials is taken away', () => {
    const session = fixture.sessions.find(({ id }) => id === 'edge-08') ?? {}
    const text = JSON.stringify(session).replace(/,"gameDataMats":\{[^}]*\}/, '')
    expect(text).not.toBe(JSON.stringify(session))
    expect(report({ sessions: [JSON.parse(text)] }).failed).toBe(1)
  })
})

describe('the oracle command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-oracle-'))
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  /** Run in a process of its own, which takes a second to load. */
  const started = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'tools/oracle.ts'), ...args],
      { encoding: 'utf8', cwd: ROOT },
    )
    return { status, lines: stdout.trimEnd().split('\n'), stderr }
  }
  const oracle = async (...args: string[]) => {
    const lines: string[] = []
    const complaints: string[] = []
    const status = await runOracleCommand(args, {
      print: (line) => lines.push(line),
      complain: (line) => complaints.push(line),
    })
    return { status, lines, stderr: complaints.join('\n') }
  }

  it('ends with the tally and 0 when everything agrees', () => {
    const { status, lines } = started('statting', FIXTURE)
    expect(status).toBe(0)
    expect(lines.at(-1)).toBe(`${fixture.sessions.length} passed, 0 failed`)
  })

  it('is told by its process what it is to do, and says there how it ended', () => {
    const { status, stderr } = started()
    expect(status).toBe(2)
    expect(stderr).toContain('usage')
  })

  it('names every failing vector in one line and ends with 1', async () => {
    const sessions = fixture.sessions.slice(0, 3).map((session, index) => {
      return index === 1 ? changed(session, ['settings', 'startPot'], () => 12) : session
    })
    const { status, lines } = await oracle(
      'statting',
      file('wrong.json', JSON.stringify({ sessions })),
    )
    expect(status).toBe(1)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^FAILED edge-02: /)
    expect(lines[1]).toBe('2 passed, 1 failed')
  })

  it.each([
    ['no arguments', [], 'usage'],
    ['an unknown engine', ['alchemy', FIXTURE], 'engines: statting'],
    ['a name of Object', ['constructor', FIXTURE], 'unknown engine'],
    ['a missing file', ['statting', join(folder, 'nowhere.json')], 'cannot read'],
    ['a broken file', ['statting', file('broken.json', '{')], 'cannot read'],
    ['a foreign file', ['statting', file('foreign.json', '{"quests":[]}')], 'no list "sessions"'],
    ['a file without sessions', ['statting', file('empty.json', '{"sessions":[]}')], 'sessions'],
    ['too many arguments', ['statting', FIXTURE, 'more'], 'usage'],
  ])('answers %s with 2 and says why', async (_, args, message) => {
    const { status, stderr } = await oracle(...args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })
})
