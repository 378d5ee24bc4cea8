import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { WEB_DIST } from './app.ts'

/** What a server process starts with. */
export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const BASE = { RATE_LIMIT: 'off', LOG_LEVEL: 'info', WEB_ROOT: WEB_DIST }

/** A server in a process of its own, as an owner runs it. */
export type RunningServer = {
  readonly process: ChildProcess
  /** What it has printed and logged so far. */
  readonly output: () => string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

const running: RunningServer[] = []

/** Starts a server with these settings; whoever does so calls {@link killServers} at the end. */
export function startServer(environment: Readonly<Record<string, string>>): RunningServer {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...BASE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const server = { process: child, output: () => text, ended }
  running.push(server)
  return server
}

/** Ends all servers a test has started, the way a power cut would. */
export async function killServers(): Promise<void> {
  for (const { process: child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
}

/** Waits until a server may be asked; fails when it ends before. */
export async function untilReady(server: RunningServer, port: number): Promise<void> {
  while (server.process.exitCode === null && !(await isReady(port))) await wait(20)
  expect(server.output()).toContain(`결정판이 열렸어요: http://127.0.0.1:${port}`)
}

const isReady = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )
