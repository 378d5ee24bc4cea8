import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/run-step.ts'
import type { PlantedFault } from './fault.ts'

/** A signal that ends the command, and what shells say of a program that ended by it. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Why a row can no longer be planted: the code it was written for has moved on. Null while it can. */
export function stalenessOf({ file, find, put, test }: PlantedFault): string | null {
  if (!existsSync(join(ROOT, file))) return `there is no ${file}`
  if (!existsSync(join(ROOT, test.file))) return `there is no ${test.file}`
  if (find === put) return 'what is put there is what is there'
  const times = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1
  return times === 1 ? null : `its text stands in ${file} ${times} times, not once`
}

/**
 * Does something while a fault stands in its file, and restores the file however that ends: also
 * when somebody interrupts the command, where no `finally` is reached.
 */
export async function withFault<Result>(
  { file, find, put }: PlantedFault,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(ROOT, file)
  const whole = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, whole)
  const stops = Object.entries(ENDINGS).map(([signal, code]) => {
    const stop = () => {
      restore()
      process.exit(code)
    }
    return { signal, stop }
  })
  for (const { signal, stop } of stops) process.on(signal, stop)
  try {
    // A function, so that a `$` in the text is a `$`.
    writeFileSync(
      path,
      whole.replace(find, () => put),
    )
    return await work()
  } finally {
    restore()
    for (const { signal, stop } of stops) process.off(signal, stop)
  }
}
