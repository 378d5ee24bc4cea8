import './shared/theme/tokens.css'
import './shared/theme/fonts.css'
import './shared/theme/generated/pretendard.css'
import './shared/theme/base.css'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { confirmPassword } from './shared/forms/reauth.ts'
import { connectHttp } from './shared/http/http-effects.ts'
import { onClockSkew } from './shared/http/server-time.ts'
import { connectSavedData } from './shared/saved-data/storage-status.ts'
import { startColorMode } from './shared/session/color-mode.ts'
import { startDisplay } from './shared/session/display.ts'
import { askRoles, knownRoles } from './shared/session/session-store.ts'
import { fetchAtRest } from './shared/loading/at-rest.ts'
import { openQuietly } from './shared/loading/loading-mask-store.ts'
import { pageAlive, sayAlive } from './shared/loading/page-alive.ts'
import { yieldToMain } from './shared/loading/yield-to-main.ts'
import { isOneTimeLink } from './shared/router/one-time-token.ts'
import { onSessionChange } from './shared/session/session-sync.ts'
import { showErrorToast } from './shared/toast/toast.ts'
import { forgetRestored, tellKeptFields } from './app/start/kept-fields.ts'
import { doKeptClick, whenClickIsKept } from './app/start/kept-click.ts'
import { LivingPage } from './app/start/living-page.tsx'
import { startFont } from './app/start/start-font.ts'
import { fetchTapParts } from './app/start/tap-parts.ts'
import { whenReady } from './app/start/when-ready.ts'
import { linkWrittenStyles } from './app/start/written-styles.ts'
import { createAppRouter } from './pages/router.tsx'

// Forms bring zod in later; it must not try to make code from texts, which our content security
// policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

linkWrittenStyles(document)

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
void startApp(place, startFont(place))

/**
 * Starts the app inside `root`. What was drawn there (`entry-server.tsx`) stays in sight until the page's own code
 * has come, which then brings it to life where it was drawn for this very reader, and else draws it anew. The copy
 * for offline use begins once the font has come.
 */
async function startApp(root: HTMLElement, font: Promise<void>): Promise<void> {
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
  fetchAtRest(async () => import('./shared/ui/layers/dialog.tsx'))
  const isHere = isDrawn && isDrawnForThis(root)
  const wake = () => {
    delete root.dataset['drawn']
    tellKeptFields()
    doKeptClick()
    sayAlive()
  }
  const page = <LivingPage router={router} wake={wake} />
  let living: Root | undefined
  const draw = () => {
    if (living) return living.render(page)
    living = isHere ? takeOver(root, page) : drawAnew(root, page)
  }
  // A transition is drawn in small pieces: the phone can do other things meanwhile. Where a click waits,
  // that is the thing to do, and in one piece it is done sooner; an ordinary update would wait for the
  // transition that has begun.
  startTransition(draw)
  whenClickIsKept(() => {
    if (root.dataset['drawn'] !== undefined) flushSync(draw)
  })
}

const afterStart = async () => import('./app/start/after-start.ts')

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
    const { keepOfflineCopy } = await import('./app/start/offline-copy.ts')
    keepOfflineCopy(font)
  } catch {
    // The next visit tries again.
  }
}

/** Begins the living page with the very elements that were drawn ahead of time. */
function takeOver(root: HTMLElement, page: ReactNode): Root {
  forgetRestored(root)
  return hydrateRoot(root, page)
}

/** Begins the living page in the place of what was drawn ahead of time. */
function drawAnew(root: HTMLElement, page: ReactNode): Root {
  const living = createRoot(root)
  living.render(page)
  return living
}

/**
 * Whether the page was drawn for this very address, as its reader will see it: no server sees a build behind the
 * hash or the token of a one-time link, nor a reader's own work.
 */
function isDrawnForThis({ dataset }: HTMLElement): boolean {
  const isOwn = dataset['own'] !== undefined && document.documentElement.dataset.start === 'own'
  return !isOwn && !isOneTimeLink(location) && isSameQuery(dataset['drawn'] ?? '', location.search)
}

/** Whether two queries ask for the same, in whatever language. */
function isSameQuery(one: string, other: string): boolean {
  const [left, right] = [one, other].map((query) => {
    const params = new URLSearchParams(query)
    params.delete('lang')
    params.sort()
    return params.toString()
  })
  return left === right
}
