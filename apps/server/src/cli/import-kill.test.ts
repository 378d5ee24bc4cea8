import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolder, openOwnDatabase, type OwnDatabase } from '../../test/command-line.ts'
import { describeWithDatabase } from '../../test/database.ts'

const COMMAND = fileURLToPath(new URL('../../../../tools/import.ts', import.meta.url))
const BEGINS = '넣는 중…'
const IS_DONE = '넣었어요'

/** Enough that putting them in takes longer than it takes to kill a process. */
const ROWS = 4_000

/** How long after the first row may have been written the process is killed. */
const KILLED_AFTER_MS = [0, 40]

describeWithDatabase('npm run import, killed while it puts a file in', () => {
  const folder = createFolder()
  let own: OwnDatabase

  beforeAll(async () => {
    own = await openOwnDatabase()
  })
  afterAll(async () => {
    await own.close()
    folder.remove()
  })

  const writeRows = (name: string, count = ROWS): string => {
    const rows = Array.from({ length: count }, (_, row) => `${name} ${row},노말,ATK +${row}`)
    return folder.write(`${name}.csv`, ['이름,종류,옵션', ...rows].join('\n'))
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
    const { rows } = await own.database.kysely
      .selectFrom('crysta')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('name', 'like', `${name} %`)
      .executeTakeFirstOrThrow()
    return rows
  }
  const stateOf = async (path: string) => {
    const batch = await own.database.kysely
      .selectFrom('import_batch')
      .select('state')
      .where('file_name', '=', basename(path))
      .executeTakeFirstOrThrow()
    return batch.state
  }

  it('leaves all of it or nothing, and the next one goes through', async () => {
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
