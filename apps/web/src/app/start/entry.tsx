import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { confirmPassword } from '../../shared/forms/reauth.ts'
import { connectHttp } from '../../shared/http/http-effects.ts'
import { connectSavedData } from '../../shared/saved-data/storage-status.ts'
import { startColorMode } from '../../shared/session/color-mode.ts'
import { startDisplay } from '../../shared/session/display.ts'
import { askRoles, currentSession, knownRoles } from '../../shared/session/session-store.ts'
import { openQuietly } from '../../shared/loading/loading-mask-store.ts'
import { sayAlive } from '../../shared/loading/page-alive.ts'
import { yieldToMain } from '../../shared/loading/yield-to-main.ts'
import { onSessionChange } from '../../shared/session/session-sync.ts'
import { showErrorToast, showLongToast } from '../../shared/toast/toast.ts'
import { doKeptTap, whenTapIsKept } from './kept-tap.ts'
import { LivingPage } from './living-page.tsx'
import { createAppRouter } from './router.tsx'
import { fetchTapParts } from './tap-parts.ts'
import { whenReady } from './when-ready.ts'

/**
 * Starts the app inside `root`. What the build drew there ahead of time (`first-sight.tsx`) stays in
 * sight until the page's own code has come, which then brings it to life or takes its place.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  // The code has just been read, which took its time.
  await yieldToMain()
  openQuietly(window)
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
    delete root.dataset.drawn
    doKeptTap(root)
    sayAlive()
  }
  const page = <LivingPage router={router} open={open} wake={wake} />
  let living: Root | undefined
  const draw = () => {
    if (living) living.render(page)
    else living = begin(root, page)
  }
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
 * Begins the living page: with the very elements that were drawn ahead of time, where the app would draw
 * them alike, and otherwise in their place.
 */
function begin(root: HTMLElement, page: ReactNode): Root {
  if (isDrawnAlike(root)) {
    forgetChosen(root)
    return hydrateRoot(root, page)
  }
  const living = createRoot(root)
  living.render(page)
  return living
}

/** What was drawn is for a visitor without work of one's own, and perhaps for other rows than there are now. */
function isDrawnAlike(root: HTMLElement): boolean {
  const isNew = document.documentElement.dataset.start === undefined
  return root.dataset.drawn === 'alike' && isNew && currentSession().roles.length === 0
}

/** Firefox puts back what a reader had chosen before a reload, and the app would not know of it. */
function forgetChosen(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) field.checked = field.defaultChecked
}
