import {
  answerFor,
  dropOldShells,
  hasShell,
  keepParts,
  keepShell,
  readShellFiles,
  type ShellPorts,
} from './offline-shell.ts'
import { readMessage } from './push-message.ts'

/*
 * The service worker: opens the app's pages without a connection, shows the reminders that are
 * pushed, and opens their page. It takes no part in what the page asks the server for.
 */

/** What of the worker's world is used here; the page's own types do not know it. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>
    openWindow(path: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
} & EventTarget

type WindowClient = {
  readonly url: string
  focus(): Promise<unknown>
  navigate(path: string): Promise<unknown>
}

type WorkerEvent = {
  waitUntil(work: Promise<unknown>): void
} & Event

type FetchEvent = {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
} & WorkerEvent

type AskEvent = {
  readonly data: unknown
} & WorkerEvent

type PushEvent = {
  readonly data: { text(): string } | null
} & WorkerEvent

type NotificationClick = {
  readonly notification: Notification
} & WorkerEvent

const worker = self as unknown as WorkerScope // a worker's global scope, not a window's

/** tools/list-shell-files.ts puts the list of this build's files here. */
const shell = readShellFiles('__SHELL_FILES__')

const ports: ShellPorts = {
  caches: globalThis.caches,
  fetch: async (request) => fetch(request),
  origin: globalThis.location.origin,
}

worker.addEventListener('install', (event) => {
  const installed = event as WorkerEvent // what the browser sends under this name
  const start = async () => {
    // A worker that is there already has a copy of its own; reminders must not wait for the first one.
    const isFirst = worker.registration.active === null
    await ensureShell().catch((error: unknown) => {
      if (!isFirst) throw error
    })
    await worker.skipWaiting()
  }
  installed.waitUntil(start())
})

let keeping: Promise<void> | undefined

/** One attempt at a time; one that failed may be made again. */
async function ensureShell(): Promise<void> {
  const keep = async () => {
    if (shell !== null && !(await hasShell(shell, ports))) await keepShell(shell, ports)
  }
  keeping ??= keep().finally(() => {
    keeping = undefined
  })
  return keeping
}

worker.addEventListener('activate', (event) => {
  const activated = event as WorkerEvent // what the browser sends under this name
  const takeOver = async () => {
    if (shell !== null) await dropOldShells(shell, ports)
    await worker.clients.claim()
  }
  activated.waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const asked = event as FetchEvent // what the browser sends under this name
  const answer = shell === null ? null : answerFor(shell, asked.request, ports)
  if (answer === null) return
  asked.respondWith(answer)
  if (asked.request.mode === 'navigate') asked.waitUntil(answer.then(ensureShell).catch(() => null))
})

/** app/start/offline-copy.ts asks: first for what its page has loaded, then for everything. */
worker.addEventListener('message', (event) => {
  const asked = event as AskEvent // what the browser sends under this name
  const { data } = asked
  const wanted = data === 'all' || Array.isArray(data) ? data : null
  if (shell !== null && wanted !== null) asked.waitUntil(keepParts(shell, wanted, ports))
})

worker.addEventListener('push', (event) => {
  const pushed = event as PushEvent // what the browser sends under this name
  const { title, body, path, tag } = readMessage(pushed.data?.text() ?? null)
  // Always something: browsers take the permission away from those who are sent to in silence.
  pushed.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang: 'ko',
      icon: '/icon-192.png',
      data: { path },
    }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  const click = event as NotificationClick // what the browser sends under this name
  click.notification.close()
  click.waitUntil(openPage(pathOf(click.notification.data)))
})

/** Shows the page in a tab that is open already, or in a new one. */
async function openPage(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ url }) => new URL(url).pathname === path) ?? tabs[0]
  if (tab === undefined) {
    await worker.clients.openWindow(path)
    return
  }
  await tab.focus()
  if (new URL(tab.url).pathname !== path) await tab.navigate(path)
}

function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null
  return typeof path === 'string' ? path : '/event'
}
