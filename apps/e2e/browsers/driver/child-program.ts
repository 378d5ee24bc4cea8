import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly stdio?: StdioOptions
}

/** A program in a group of its own: what it starts ends with it. */
export type ChildProgram = {
  readonly process: ChildProcess
  readonly hasEnded: () => boolean
  readonly end: () => Promise<void>
}

const ENDS_WITHIN_MS = 2_000

/** Starts a program that ends with us, however we end. */
export function startProgram({ command, args, env, stdio = 'ignore' }: Program): ChildProgram {
  const child = spawn(command, args, { detached: true, stdio, env: { ...process.env, ...env } })
  let ended = false
  const over = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'])
      child.once(event, () => {
        ended = true
        resolve()
      })
  })
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // The whole group is gone already.
    }
  }
  const killNow = () => kill('SIGKILL')
  process.once('exit', killNow)
  return {
    process: child,
    hasEnded: () => ended,
    async end() {
      kill('SIGTERM')
      const late = setTimeout(killNow, ENDS_WITHIN_MS)
      await over
      clearTimeout(late)
      // Children that outlived the first of the group.
      killNow()
      process.removeListener('exit', killNow)
    },
  }
}

/** What a program writes to one of its pipes, up to the first end of line. */
export async function readLine(program: ChildProgram, pipe: number): Promise<string> {
  const stream = program.process.stdio[pipe]
  if (!stream) throw new Error(`no pipe ${pipe}`)
  const [line]: unknown[] = await once(stream, 'data')
  return String(line).trim()
}
