/** `service-worker-file.ts` builds it under this name. */
const WORKER_PATH = '/sw.js'

/** Where a browser has no better idea of when it is idle. */
const IDLE_MS = 2000

/**
 * Has the browser keep a copy of the app, so that the next visit works without a connection. It
 * begins once the page stands and has nothing left to do; who saves data is spared it.
 */
export function keepOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const register = () => {
    // Forbidden storage, a private window: the app works without.
    navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined)
  }
  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: IDLE_MS })
    else setTimeout(register, IDLE_MS)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
