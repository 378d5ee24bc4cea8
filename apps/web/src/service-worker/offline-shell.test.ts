import { describe, expect, it, vi } from 'vitest'
import {
  answerFor,
  dropOldShells,
  hasShell,
  keepParts,
  keepShell,
  readShellFiles,
  type ShellFiles,
  type ShellPorts,
} from './offline-shell.ts'

const ORIGIN = 'https://site.example'
const PAGE = '<title>x | 결정판</title><script type="module" src="/assets/index-a.js"></script>'

const shell: ShellFiles = {
  version: 'a',
  title: '결정판',
  entry: '/assets/index-a.js',
  core: ['/assets/index-a.js', '/assets/kit-a.js'],
  rest: ['/assets/part-a.js', '/assets/other-a.js', '/fonts/x.v1.woff2'],
}

/** A browser's stores over a site that may answer or not. */
function fakePorts(site: (path: string) => Response) {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (key: RequestInfo | URL) =>
    new URL(typeof key === 'object' && 'url' in key ? key.url : String(key), ORIGIN).pathname
  const answer = async (path: string) => site(path)
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    const add = async (path: string) => {
      const response = await answer(path)
      if (!response.ok) throw new TypeError(`no ${path}`)
      store.set(path, response)
    }
    return {
      add,
      addAll: async (paths: string[]) => {
        await Promise.all(paths.map(add))
      },
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
    }
  }
  const match: CacheStorage['match'] = async (key, options) => {
    const wanted = options?.cacheName === undefined ? [...stores.keys()] : [options.cacheName]
    return wanted.flatMap((name) => stores.get(name)?.get(pathOf(key)) ?? [])[0]?.clone()
  }
  const ports = {
    caches: {
      open,
      match,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: vi.fn(async (request: Request) => answer(pathOf(request))),
    origin: ORIGIN,
  }
  // Only what the module uses of the browser's own stores.
  return { stores, ports: ports as unknown as ShellPorts }
}

const site = (path: string) =>
  path === '/403'
    ? new Response(PAGE, { headers: { 'content-security-policy': "default-src 'none'" } })
    : new Response(path)
const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** A request of a tab; `navigate` cannot be asked for by a script, so no real one can be made. */
function asked(path: string, mode = 'navigate', method = 'GET'): Request {
  const url = new URL(path, ORIGIN).href
  return { url, mode, method } as Request
}

/** Keeps the shell while the site answers, and gives ports of the time after that. */
async function after(later: (path: string) => Response) {
  const first = fakePorts(site)
  await keepShell(shell, first.ports)
  const { ports } = fakePorts(later)
  return { ...ports, caches: first.ports.caches }
}

describe('the offline copy', () => {
  it.each(['/', '/guide/main-quest?view=items', '/skill/point', '/unknown'])(
    'opens %s without a connection',
    async (path) => {
      const answer = await answerFor(shell, asked(path), await after(offline))
      const page = await answer?.text()
      expect(page).toContain(shell.entry)
      expect(page).toContain('<title>결정판</title>')
      expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'")
    },
  )

  it('never answers with the copy what the site answers itself', async () => {
    const ports = await after((path) => new Response(`now ${path}`, { status: 404 }))
    const answer = await answerFor(shell, asked('/gone'), ports)
    expect(answer?.status).toBe(404)
    expect(await answer?.text()).toBe('now /gone')
  })

  it.each([502, 503, 504])('stands in for a site that answers %i', async (status) => {
    const ports = await after(() => new Response('out of order', { status }))
    const answer = await answerFor(shell, asked('/statting'), ports)
    expect(await answer?.text()).toContain(shell.entry)
  })

  it('gives the files of the build without asking for them again', async () => {
    const answer = answerFor(shell, asked('/assets/kit-a.js', 'cors'), await after(offline))
    expect(await (await answer)?.text()).toBe('/assets/kit-a.js')
  })

  it('takes the parts a page has loaded, then all, and no address of a stranger', async () => {
    const { stores, ports } = fakePorts(site)
    const kept = () => [...(stores.get('app-a')?.keys() ?? [])].toSorted()
    await keepParts(shell, 'all', ports)
    expect(kept()).toEqual([])
    await keepShell(shell, ports)
    await keepParts(shell, ['/assets/part-a.js', '/api/role', 'https://x.example/y.js'], ports)
    expect(kept()).toEqual([...shell.core, '/403', '/assets/part-a.js'].toSorted())
    await keepParts(shell, 'all', ports)
    expect(kept()).toEqual([...shell.core, '/403', ...shell.rest].toSorted())
  })

  it.each([
    ['/api/role', 'cors', 'GET'],
    ['/api/docs', 'navigate', 'GET'],
    ['/feed/events.ics', 'navigate', 'GET'],
    ['/skill-images/manifest.json', 'cors', 'GET'],
    ['/assets/part-a.js', 'cors', 'POST'],
    ['https://elsewhere.example/assets/x.js', 'cors', 'GET'],
  ])('leaves %s alone', (path, mode, method) => {
    expect(answerFor(shell, asked(path, mode, method), fakePorts(site).ports)).toBeNull()
  })

  it('takes over from the build before what has not changed', async () => {
    let isGone = false
    const { ports } = fakePorts((path) =>
      isGone && path === '/assets/part-a.js' ? new Response('', { status: 404 }) : site(path),
    )
    const before = { ...shell, version: 'before' }
    await keepShell(before, ports)
    await keepParts(before, 'all', ports)
    isGone = true
    await keepShell(shell, ports)
    await keepParts(shell, 'all', ports)
    const kept = await ports.caches.match('/assets/part-a.js', { cacheName: 'app-a' })
    expect(await kept?.text()).toBe('/assets/part-a.js')
  })

  it('is not kept when the site runs another build by now, nor by halves', async () => {
    const newer = fakePorts((path) =>
      path === '/403' ? new Response(PAGE.replace('index-a', 'index-b')) : site(path),
    )
    await expect(keepShell(shell, newer.ports)).rejects.toThrow('another build')
    const broken = fakePorts((path) =>
      path === '/assets/kit-a.js' ? new Response('', { status: 404 }) : site(path),
    )
    await expect(keepShell(shell, broken.ports)).rejects.toThrow('kit-a')
    for (const { ports } of [newer, broken]) {
      expect(await hasShell(shell, ports)).toBe(false)
      await expect(answerFor(shell, asked('/'), { ...ports, fetch: offline })).rejects.toThrow()
    }
  })

  it('is kept without what there was no room for', async () => {
    const { ports } = fakePorts((path) => (path.startsWith('/fonts/') ? offline() : site(path)))
    await keepShell(shell, ports)
    await keepParts(shell, 'all', ports)
    expect(await hasShell(shell, ports)).toBe(true)
    const part = answerFor(shell, asked('/assets/part-a.js', 'cors'), ports)
    expect((await part)?.ok).toBe(true)
  })

  it('keeps the build before for tabs that are still open, and nothing older', async () => {
    const { stores, ports } = fakePorts(site)
    for (const name of ['library-1', 'app-old', 'app-before']) stores.set(name, new Map())
    await keepShell(shell, ports)
    await dropOldShells(shell, ports)
    expect([...stores.keys()]).toEqual(['library-1', 'app-before', 'app-a'])
  })

  it('is nothing where no build has listed files', () => {
    expect(readShellFiles('__SHELL_FILES__')).toBeNull()
    expect(readShellFiles(JSON.stringify(shell))).toEqual(shell)
  })
})
