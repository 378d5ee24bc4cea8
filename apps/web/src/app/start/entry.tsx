import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { confirmPassword } from '../../shared/forms/reauth.ts'
import { connectHttp } from '../../shared/http/http-effects.ts'
import { onClockSkew } from '../../shared/http/server-time.ts'
import { connectSavedData } from '../../shared/saved-data/storage-status.ts'
import { startColorMode } from '../../shared/session/color-mode.ts'
import { startDisplay } from '../../shared/session/display.ts'
import { askRoles, currentSession, knownRoles } from '../../shared/session/session-store.ts'
import { fetchAtRest } from '../../shared/loading/at-rest.ts'
import { openQuietly } from '../../shared/loading/loading-mask-store.ts'
import { pageAlive, sayAlive } from '../../shared/loading/page-alive.ts'
import { yieldToMain } from '../../shared/loading/yield-to-main.ts'
import { onSessionChange } from '../../shared/session/session-sync.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { doKeptTap, whenTapIsKept } from './kept-tap.ts'
import { LivingPage } from './living-page.tsx'
import { createAppRouter } from './router.tsx'
import { fetchTapParts } from './tap-parts.ts'
import { whenReady } from './when-ready.ts'

/**
 * Starts the app inside `root`. What the build drew there ahead of time (`first-sight.tsx`) stays in
 * sight until the page's own code has come, which then brings it to life or takes its place. The copy for
 * offline use begins once the font has come.
 */
export async function startApp(root: HTMLElement, font: Promise<void>): Promise<void> {
  // The code has just been read, which took its time.
  await yieldToMain()
  const isDrawn = root.firstElementChild !== null
  if (isDrawn) openQuietly(window)
  watchPage(document.body)
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
  // All routes have just been ranked, which took its time.
  await yieldToMain()
  connectSavedData((notice) => void afterStart().then(({ tellSaved }) => tellSaved(notice)))
  void keepForOffline(font)
  onClockSkew((skew) => void afterStart().then(({ tellClock }) => tellClock(skew)))
  void knownRoles()
  onSessionChange(() => void askRoles())
  if (isDrawn) {
    await whenReady(router)
    void fetchTapParts()
    await yieldToMain()
  }
  // What holds dialogs is read before the first of them: both at once would keep a slow phone busy for too long.
  fetchAtRest(async () => import('../../shared/ui/layers/dialog.tsx'))
  let isTakenOver = false
  const open = () => {
    // What was drawn anew is measured next. What is taken over has been: to have every element look
    // different amid that would keep a slow phone busy for longer at a time.
    if (!isTakenOver) root.inert = false
  }
  const answer = () => {
    root.inert = false
    delete root.dataset.drawn
    doKeptTap(root)
    sayAlive()
  }
  const wake = () => {
    if (isTakenOver) void yieldToMain().then(answer)
    else answer()
  }
  const page = <LivingPage router={router} open={open} wake={wake} />
  let living: Root | undefined
  const draw = () => {
    if (living) return living.render(page)
    isTakenOver = isDrawnAlike(root)
    living = isTakenOver ? takeOver(root, page) : drawAnew(root, page)
  }
  // A transition is drawn in small pieces: the phone can do other things meanwhile. Where a tap waits,
  // that is the thing to do, and in one piece it is done sooner; an ordinary update would wait for the
  // transition that has begun.
  startTransition(draw)
  whenTapIsKept(() => {
    if (root.inert) flushSync(draw)
  })
}

const afterStart = async () => import('./after-start.ts')

/**
 * What is done behind the page once it stands: translators are followed, from what they did before on, and the
 * browser is asked to keep what is saved.
 */
function watchPage(page: HTMLElement): void {
  const early: MutationRecord[][] = []
  const watch = new MutationObserver((records) => early.push(records))
  watch.observe(page, { childList: true, subtree: true })
  const follow = async () => {
    await pageAlive
    const { followForeignTexts, followKeyboard, keepOnceThereIsWork } = await afterStart()
    followKeyboard()
    followForeignTexts(page, [...early, watch.takeRecords()])
    keepOnceThereIsWork()
  }
  void follow().finally(() => watch.disconnect())
}

/** The first sight needs nothing of it. Where its code cannot be had, the app works without a copy. */
async function keepForOffline(font: Promise<void>): Promise<void> {
  try {
    const { keepOfflineCopy } = await import('./offline-copy.ts')
    keepOfflineCopy(font)
  } catch {
    // The next visit tries again.
  }
}

/** Begins the living page with the very elements that were drawn ahead of time. */
function takeOver(root: HTMLElement, page: ReactNode): Root {
  forgetChosen(root)
  return hydrateRoot(root, page)
}

/** Begins the living page in the place of what was drawn ahead of time. */
function drawAnew(root: HTMLElement, page: ReactNode): Root {
  const living = createRoot(root)
  living.render(page)
  return living
}

/**
 * Whether the app would draw what was drawn: that is for a visitor without work of one's own, and perhaps
 * for other rows than there are now.
 */
function isDrawnAlike(root: HTMLElement): boolean {
  const isNew = document.documentElement.dataset.start === undefined
  return root.dataset.drawn === 'alike' && isNew && currentSession().roles.length === 0
}

/** Firefox puts back what a reader had chosen before a reload, and the app would not know of it. */
function forgetChosen(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) field.checked = field.defaultChecked
}
