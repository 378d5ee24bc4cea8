import { expect } from 'vitest'

/** A busy machine draws late: what a test waits for may take longer than the library's one second. */
const PATIENCE_MS = 5_000

// Tests without a screen do not have the library at all.
if (expect.getState().testPath?.endsWith('.tsx') === true) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}
