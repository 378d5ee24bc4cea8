import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserPath } from '../run/system-packages.ts'

/** How long a page keeps its own thread busy after its first paint, as on a phone, in ms. */
export type OwnWork = {
  /** Of each task what is above 50 ms, in all: so long taps wait. */
  readonly blocked: number
  readonly longest: number
}

/** A phone takes so many times as long as this machine. */
const SLOWER = 4
/** A task of up to so many ms holds up nothing. */
const SHORT_MS = 50
/** Pages have come to rest by then, the font included. */
const WATCHED_SECONDS = 6
/** The browser needs a while to write down what it saw. */
const WRITTEN_WITHIN_MS = 30_000
const KINDS = ['toplevel', 'devtools.timeline', 'loading']

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as the next two. */
  readonly ts: number
  readonly dur?: number
  /** What the thread itself worked, without waiting for a core. */
  readonly tdur?: number
}

/**
 * Opens a page in a browser of its own that nothing is attached to, and counts the work of the page's
 * thread. Lighthouse's own instruments and screenshots share the cores with the page, which on a small
 * machine makes its blocking time several times as long; here only the page's own work counts.
 */
export async function measureOwnWork(address: string): Promise<OwnWork> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-trace-'))
  const file = join(folder, 'trace.json')
  const browser = spawn(
    browserPath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--window-size=412,823',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--trace-startup=${KINDS.join(',')}`,
      '--trace-startup-format=json',
      `--trace-startup-file=${file}`,
      `--trace-startup-duration=${WATCHED_SECONDS}`,
      address,
    ],
    // A group of its own: the first process may be a script that starts the browser.
    { stdio: 'ignore', detached: true },
  )
  const stopped = new Promise((resolve) => browser.once('exit', resolve))
  try {
    return ownWork(await readTrace(file))
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await stopped
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function readTrace(file: string): Promise<readonly TraceEvent[]> {
  const until = performance.now() + WATCHED_SECONDS * 1000 + WRITTEN_WITHIN_MS
  while (performance.now() < until) {
    await sleep(500)
    const trace = existsSync(file) ? wholeTrace(readFileSync(file, 'utf8')) : null
    if (trace !== null) return trace.traceEvents
  }
  throw new Error('the browser wrote no trace')
}

/** Null while it is still being written. */
function wholeTrace(text: string): { readonly traceEvents: readonly TraceEvent[] } | null {
  try {
    return JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }
  } catch {
    return null
  }
}

function ownWork(events: readonly TraceEvent[]): OwnWork {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (painted === undefined) throw new Error('the page was not painted')
  const { pid, tid, ts: since } = painted
  const onThread = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .filter(({ ts }) => ts > since)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: number[] = []
  let end = 0
  for (const { ts, dur = 0, tdur = 0 } of onThread) {
    // What lies within another is counted with it.
    if (ts < end) continue
    end = ts + dur
    tasks.push((tdur / 1000) * SLOWER)
  }
  return {
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_MS), 0),
    longest: Math.max(0, ...tasks),
  }
}
