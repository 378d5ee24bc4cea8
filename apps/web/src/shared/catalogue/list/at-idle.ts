import { whenIdle } from '../../loading/when-idle.ts'

/** Where a browser does not tell when it is idle. */
const PAUSE_MS = 50

/**
 * Does a long work in small steps while the page has nothing else to do, until `step` says that it is
 * done; the answer stops it.
 */
export function atIdle(step: () => boolean): () => void {
  let isStopped = false
  const next = () => whenIdle(work, { otherwise: PAUSE_MS })
  const work = () => {
    if (!isStopped && !step()) next()
  }
  next()
  return () => {
    isStopped = true
  }
}
