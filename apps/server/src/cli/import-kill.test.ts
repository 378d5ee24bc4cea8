import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../test/database.ts'
import type { AppDatabase } from '../database/database.ts'

const COMMAND = fileURLToPath(new URL('../../../../tools/import.ts', import.meta.url))
const BEGINS = '넣는 중…'
const IS_DONE = '넣었어요'

/** Enough that putting them in takes longer than it takes to kill a process. */
const ROWS = 4_000

/** How long after the first row may have been written the process is killed. */
const KILLED_AFTER_MS = [0, 40]

describeWithDatabase('npm run import, killed while it puts a file in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-import-kill-'))
  let own: TestDatabase
  let database: AppDatabase

  beforeAll(async () => {
    own = await createDatabase()
    database = await own.open()
  })
  afterAll(async () => {
    await database.kysely.destroy()
    await own.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const writeRows = (name: string, count = ROWS): string => {
    const path = join(folder, `${name}.csv`)
    const rows = Array.from({ length: count }, (_, row) => `${name} ${row},노말,ATK +${row}`)
    writeFileSync(path, ['이름,종류,옵션', ...rows].join('\n'))
    return path
  }

  /** Runs the command, and kills it as hard as can be some time after it has begun to write. */
  const run = async (path: string, killedAfterMs?: number) => {
    const child = spawn(process.execPath, [COMMAND, 'crysta', path], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...own.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<string | null>((resolve) => {
      child.on('close', (_code, signal) => resolve(signal))
    })
    let said = ''
    for await (const chunk of child.stdout) {
      said += String(chunk)
      if (killedAfterMs === undefined || !said.includes(BEGINS)) continue
      await wait(killedAfterMs)
      child.kill('SIGKILL')
    }
    return { signal: await ended, isDone: said.includes(IS_DONE) }
  }

  const countOf = async (name: string) => {
    const { rows } = await database.kysely
      .selectFrom('crysta')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('name', 'like', `${name} %`)
      .executeTakeFirstOrThrow()
    return rows
  }
  const stateOf = async (path: string) => {
    const batch = await database.kysely
      .selectFrom('import_batch')
      .select('state')
      .where('file_name', '=', path.slice(folder.length + 1))
      .executeTakeFirstOrThrow()
    return batch.state
  }

  it('leaves all of it or nothing, and the next one goes through', {
    timeout: 60_000,
  }, async () => {
    const cut: string[] = []
    for (const delay of KILLED_AFTER_MS) {
      const name = `끊긴 ${delay}`
      const path = writeRows(name)
      const { signal, isDone } = await run(path, delay)
      const left = { rows: await countOf(name), state: await stateOf(path) }
      expect([
        { rows: 0, state: 'ready' },
        { rows: ROWS, state: 'applied' },
      ]).toContainEqual(left)
      if (isDone) expect(left.rows).toBe(ROWS)
      if (signal === 'SIGKILL' && left.rows === 0) cut.push(name)
    }
    expect(cut).not.toEqual([])

    const path = writeRows('마지막', 50)
    expect(await run(path)).toEqual({ signal: null, isDone: true })
    expect(await countOf('마지막')).toBe(50)
  })
})
