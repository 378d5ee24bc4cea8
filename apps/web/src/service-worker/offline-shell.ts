/*
 * A copy of the app's files, so that its pages open without a connection. Kept per build: the page's
 * HTML and the parts it names come from one store and therefore fit together.
 */

/** What one build of the app is made of; written into the worker by the build. */
export type ShellFiles = {
  /** Changes with every file. */
  readonly version: string
  /** Of a page whose own title is not known yet. */
  readonly title: string
  /** The script the page's HTML has to name to belong to this build. */
  readonly entry: string
  /** What every page needs; without one of these the copy is worth nothing. */
  readonly core: readonly string[]
  /** Everything else, kept as far as there is room. */
  readonly rest: readonly string[]
}

/** What of the browser is used; tests hand in their own. */
export type ShellPorts = {
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
}

const PREFIX = 'app-'

/** Builds whose files stay: a tab that is still open may ask for parts of the one before. */
const KEPT_BUILDS = 2

/** Files fetched side by side. */
const AT_ONCE = 4

/** A page of ours that draws nothing ahead of time, so that it fits every address. */
const SHELL_ADDRESS = '/403'

/** Answers of a server or a proxy that is there but cannot work just now. */
const OUT_OF_ORDER = new Set([502, 503, 504])

/** Files whose names change with their content. */
const LASTING = /^\/assets\/|\.v\d+\.\w+$/

/** Reads what the build wrote; null where nothing did, as in the development server. */
export function readShellFiles(text: string): ShellFiles | null {
  if (!text.startsWith('{')) return null
  // Written by our own build (tools/list-shell-files.ts).
  return JSON.parse(text) as ShellFiles
}

/** Fetches what every page needs. Throws when a file is missing or the site runs another build by now. */
export async function keepShell(shell: ShellFiles, ports: ShellPorts): Promise<void> {
  const page = await fetchShellPage(shell, ports)
  const store = await ports.caches.open(PREFIX + shell.version)
  await store.addAll(shell.core)
  // Last, because it is what tells a copy from a beginning of one.
  await store.put(SHELL_ADDRESS, page)
}

/**
 * Fetches parts of the build that are not kept yet: those a page names, or all of them. Few at a time,
 * so that the page's own requests do not wait behind them; what cannot be had is left out.
 */
export async function keepParts(
  shell: ShellFiles,
  wanted: readonly string[] | 'all',
  ports: ShellPorts,
): Promise<void> {
  if (!(await hasShell(shell, ports))) return
  const store = await ports.caches.open(PREFIX + shell.version)
  const parts = wanted === 'all' ? shell.rest : shell.rest.filter((part) => wanted.includes(part))
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    const some = parts.slice(at, at + AT_ONCE)
    await Promise.allSettled(
      some.map(async (part) => {
        if ((await store.match(part)) !== undefined) return
        // A name says what is in the file: what the build before had need not be fetched again.
        const same = await ports.caches.match(part, { ignoreVary: true })
        await (same === undefined ? store.add(part) : store.put(part, same))
      }),
    )
  }
}

/** Whether pages of this build can be opened from the copy. */
export async function hasShell(shell: ShellFiles, ports: ShellPorts): Promise<boolean> {
  return (await keptPage(shell, ports)) !== undefined
}

/** Throws away what older builds have left. */
export async function dropOldShells(shell: ShellFiles, ports: ShellPorts): Promise<void> {
  const names = (await ports.caches.keys()).filter((name) => name.startsWith(PREFIX))
  const others = names.filter((name) => name !== PREFIX + shell.version)
  // In the order they were made.
  const old = others.slice(0, Math.max(0, others.length - (KEPT_BUILDS - 1)))
  await Promise.all(old.map(async (name) => ports.caches.delete(name)))
}

/** The answer to a request of a page, or null for what is none of the worker's business. */
export function answerFor(
  shell: ShellFiles,
  request: Request,
  ports: ShellPorts,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== ports.origin) return null
  if (request.mode === 'navigate') {
    return isPage(pathname) ? answerPage(shell, request, ports) : null
  }
  return LASTING.test(pathname) ? answerFile(request, ports) : null
}

/** Files, feeds and the API's own pages open in a tab too, and are not the app. */
function isPage(pathname: string): boolean {
  return !/^\/(?:api|feed)(?:\/|$)|\.[^/]*$/.test(pathname)
}

/** Always what the site says now; the copy only where it says nothing. */
async function answerPage(
  shell: ShellFiles,
  request: Request,
  ports: ShellPorts,
): Promise<Response> {
  try {
    const answer = await ports.fetch(request)
    const isOut = OUT_OF_ORDER.has(answer.status)
    return (isOut ? await keptPage(shell, ports) : undefined) ?? answer
  } catch (error) {
    const kept = await keptPage(shell, ports)
    if (kept === undefined) throw error
    return kept
  }
}

function keptPage(shell: ShellFiles, { caches }: ShellPorts): Promise<Response | undefined> {
  return caches.match(SHELL_ADDRESS, { cacheName: PREFIX + shell.version })
}

async function answerFile(request: Request, ports: ShellPorts): Promise<Response> {
  // The same bytes whatever the request says about encodings.
  const kept = await ports.caches.match(request.url, { ignoreVary: true })
  return kept ?? ports.fetch(request)
}

/** The page without an address of its own: its title is set once the app has started. */
async function fetchShellPage(shell: ShellFiles, ports: ShellPorts): Promise<Response> {
  const answer = await ports.fetch(
    new Request(new URL(SHELL_ADDRESS, ports.origin), { cache: 'no-cache' }),
  )
  const page = await answer.text()
  if (!answer.ok || !page.includes(shell.entry)) throw new Error('another build is being served')
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(page.replace(/<title>[^<]*<\/title>/, `<title>${shell.title}</title>`), {
    headers,
  })
}
