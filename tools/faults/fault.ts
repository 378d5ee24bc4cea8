/** Who runs a test file: a project of Vitest, or Playwright. */
export type FaultRunner = 'unit' | 'web' | 'server-sqlite' | 'server-postgres' | 'browser'

/** A mistake as programmers make them, and the test that must not let it through. */
export type PlantedFault = {
  /** What breaks for the player. */
  readonly name: string
  /** The file that is changed, from the project's root. */
  readonly file: string
  /** A text that stands in the file exactly once. */
  readonly find: string
  /** What takes its place. */
  readonly put: string
  readonly test: {
    readonly project: FaultRunner
    /** The test file that must turn red, from the project's root. */
    readonly file: string
  }
}
