/** One recorded case: `run` gives every difference in words, none when the engine agrees. */
export type OracleVector = { readonly id: string; readonly run: () => readonly string[] }

/** Reads the files of one engine. A file of another kind is answered with what is wrong with it. */
export type OracleEngine = {
  readonly read: (file: unknown) =>
    | {
        readonly ok: true
        readonly vectors: readonly OracleVector[]
        /** What there is to say of all vectors once they have run. */
        readonly closing?: () => string
      }
    | { readonly ok: false; readonly message: string }
}

/** How a whole file went; one line for every failing vector. */
export type OracleReport = {
  readonly passed: number
  readonly failed: number
  readonly lines: readonly string[]
}

/** Runs every vector; one that throws has failed. */
export function runVectors(vectors: readonly OracleVector[]): OracleReport {
  const lines = vectors.flatMap((vector) => {
    const differences = differencesOf(vector)
    const [first] = differences
    if (first === undefined) return []
    const more = differences.length > 1 ? ` (and ${differences.length - 1} more)` : ''
    return [`FAILED ${vector.id}: ${first}${more}`]
  })
  return { passed: vectors.length - lines.length, failed: lines.length, lines }
}

function differencesOf({ run }: OracleVector): readonly string[] {
  try {
    return run()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
