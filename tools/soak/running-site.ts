import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/test/cluster.ts'
import { ROOT } from '../run/run-step.ts'

/** A server process of a site. */
export type SiteProcess = { readonly child: ChildProcess; readonly port: number }

/** What a process takes of the machine. */
export type Taken = {
  readonly megabytes: number
  readonly files: number
  /** Of one core, since its start. */
  readonly cpuSeconds: number
}

const MEGABYTE = 1024 * 1024
const KILOBYTE = 1024

/** Ticks of /proc on every Linux there is. */
const TICKS_PER_SECOND = 100

/** Starts one process of a site and waits until it may be asked. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  script = 'apps/server/src/main.ts',
): Promise<SiteProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', join(ROOT, script)], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      WEB_ROOT: join(ROOT, 'apps/server/test/fixtures/web-dist'),
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null)
    if (answer?.ok) return { child, port }
    await sleep(50)
  }
  throw new Error('the server was not ready in time')
}

/** Stops a process as a restart does, and says with which code it ended. */
export async function stopProcess({ child }: SiteProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

/** Reads from /proc what a process takes at this moment. */
export function readTaken({ child: { pid } }: SiteProcess): Taken {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return {
    megabytes: (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * KILOBYTE) / MEGABYTE,
    files: readdirSync(`/proc/${pid}/fd`).length,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
  }
}
