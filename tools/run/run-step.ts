import { spawn } from 'node:child_process'

/** One command of a larger run. */
export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** How a step ended. */
export type StepResult = { readonly name: string; readonly ok: boolean; readonly seconds: number }

export const ROOT = new URL('../../', import.meta.url).pathname

/** Runs a command in the project's root with its output shown, and says how it ended. */
export function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now()
  console.log(`\n▶ ${step.name}`)
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...step.env },
    })
    const end = (ok: boolean) => {
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
      resolve({ name: step.name, ok, seconds })
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(false)
    })
    child.on('exit', (code) => end(code === 0))
  })
}

/** Runs steps one after the other, all of them even when one fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}
