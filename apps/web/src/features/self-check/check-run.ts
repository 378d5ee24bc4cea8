import { type OracleEngine, ORACLES, runVectors } from '@gyeol/oracle'
import type { CheckedEngine } from './recordings.ts'

/** How an engine did with its recordings; `differences` name the cases and what differs. */
export type CheckResult = {
  readonly passed: number
  readonly failed: number
  readonly differences: readonly string[]
}

/** Has an engine work out again what was recorded. Throws where the file is none of its recordings. */
export function checkEngine(engine: CheckedEngine, recording: unknown): CheckResult {
  const oracle: OracleEngine = ORACLES[engine]
  const read = oracle.read(recording)
  if (!read.ok) throw new Error(read.message)
  const { passed, failed, lines } = runVectors(read.vectors)
  return { passed, failed, differences: lines }
}
