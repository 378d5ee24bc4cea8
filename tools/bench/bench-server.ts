import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../run/run-step.ts'

const PORT = 4390
const BASE = `http://127.0.0.1:${PORT}`

/** Runs work against a server of its own over an empty folder; `readyMs`: how long it took to start. */
export async function withServer<Result>(
  work: (base: string, readyMs: number) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
  const startedAt = performance.now()
  const server = startServer(folder)
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  try {
    await waitUntilReady(server)
    return await work(BASE, performance.now() - startedAt)
  } finally {
    server.kill('SIGTERM')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
}

function startServer(folder: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
    LOG_LEVEL: 'warn',
    // As on a real site, where what a page says of its own address is whole.
    PUBLIC_URL: BASE,
  }
  return spawn('node', ['tools/start.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  // The first start after a change builds the app.
  for (let tries = 0; tries < 10_000; tries++) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`${BASE}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error('the server was not ready in time')
}
