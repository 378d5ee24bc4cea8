import { StrictMode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { confirmPassword } from '../../shared/forms/reauth.ts'
import { connectHttp } from '../../shared/http/http-effects.ts'
import { connectSavedData } from '../../shared/saved-data/storage-status.ts'
import { startColorMode } from '../../shared/session/color-mode.ts'
import { startDisplay } from '../../shared/session/display.ts'
import { askRoles, knownRoles } from '../../shared/session/session-store.ts'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { yieldToMain } from '../../shared/loading/yield-to-main.ts'
import { onSessionChange } from '../../shared/session/session-sync.ts'
import { showErrorToast, showLongToast } from '../../shared/toast/toast.ts'
import { doKeptTap, whenTapIsKept } from './kept-tap.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'
import { fetchTapParts } from './tap-parts.ts'
import { whenReady } from './when-ready.ts'

/**
 * Starts the app inside `root`. What the build drew there ahead of time (`first-sight.tsx`) stays in
 * sight until the page's own code has come, and is then replaced by the living page.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  // The code has just been read, which took its time.
  await yieldToMain()
  startColorMode()
  startDisplay()
  const router = createAppRouter()
  connectHttp({
    currentPath: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    navigate: (path, options) => void router.navigate(path, options),
    showError: showErrorToast,
    askRoles,
    confirmPassword,
  })
  connectSavedData((text) => showLongToast(text, 'warning'))
  void keepForOffline()
  void knownRoles()
  onSessionChange(() => void askRoles())
  if (root.firstElementChild !== null) {
    await whenReady(router)
    void fetchTapParts()
    await yieldToMain()
  }
  const open = () => {
    root.inert = false
  }
  const wake = () => {
    doKeptTap(root)
    sayAlive()
  }
  const living = createRoot(root)
  const draw = () =>
    living.render(
      <StrictMode>
        <Providers router={router} />
        <Awake open={open} wake={wake} />
      </StrictMode>,
    )
  // A transition is drawn in small pieces: the phone can do other things meanwhile. Where a tap waits,
  // that is the thing to do, and in one piece it is done sooner; an ordinary update would wait for the
  // transition that has begun.
  startTransition(draw)
  whenTapIsKept(() => {
    if (root.inert) flushSync(draw)
  })
}

/** The first sight needs nothing of it. Where its code cannot be had, the app works without a copy. */
async function keepForOffline(): Promise<void> {
  try {
    const { keepOfflineCopy } = await import('./offline-copy.ts')
    keepOfflineCopy()
  } catch {
    // The next visit tries again.
  }
}

/**
 * Lets the page be used from the moment the living one has taken its place, and does what was tapped
 * before. It stands last: by then all that listens for keys does so, in effects of the same kind.
 */
function Awake({ open, wake }: { open: () => void; wake: () => void }) {
  // Before anything measures: every element looks different afterwards, and would be laid out twice.
  useInsertionEffect(open, [open])
  useLayoutEffect(wake, [wake])
  return null
}
