import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type Server,
  type ServerResponse,
} from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

const PAGE_WATCH = readFileSync(join(import.meta.dirname, 'page-watch.js'))
const TAG = '<script src="/watched/page-watch.js"></script>'

/** No fault: what a list measured is told in the next frame instead of this one, on a busy machine (CSSWG resize-observer §3.4.4). */
const PUT_OFF = 'ResizeObserver loop completed with undelivered notifications'

/**
 * Stands between a browser and the site. WebDriver has no word for the console, for a lost
 * connection or for a file that comes late; what stands in the line can do all three, alike in
 * every engine.
 */
export class WatchedSite {
  private readonly target: URL
  private server: Server | undefined
  private port = 0
  private noise: string[] = []
  private held: RegExp | undefined
  private prepared = ''
  private waiting: (() => void)[] = []

  private constructor(target: string) {
    this.target = new URL(target)
  }

  static async before(target: string): Promise<WatchedSite> {
    const site = new WatchedSite(target)
    await site.connect()
    return site
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The same at an address of the network: over plain http no secure context. */
  get lanUrl(): string {
    const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? [])
    const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
    if (own === undefined) throw new Error('this machine has no address in a network')
    return `http://${own.address}:${this.port}`
  }

  /** What the pages complained of since the last time. */
  takeNoise(): readonly string[] {
    const taken = this.noise
    this.noise = []
    return taken.filter((line) => !line.includes(PUT_OFF))
  }

  /** The site can be reached, under the same address as before. */
  async connect(): Promise<void> {
    if (this.server) return
    const server = createServer((asked, answer) => void this.answer(asked, answer))
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.port, '0.0.0.0', resolve)
    })
    const address = server.address()
    if (address !== null && typeof address !== 'string') this.port = address.port
    this.server = server
  }

  /** Nothing answers any more, as without a network. */
  async disconnect(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }

  /** Files whose path matches do not come until {@link release}. */
  hold(paths: RegExp): void {
    this.held = paths
  }

  /** Every page begins with this, until {@link release}. It may use nothing from outside of itself. */
  prepare(work: () => void): void {
    this.prepared = `(${work.toString()})()`
  }

  release(): void {
    this.held = undefined
    this.prepared = ''
    for (const go of this.waiting.splice(0)) go()
  }

  private async answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    if (path === '/watched/page-watch.js') {
      answer
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(`${PAGE_WATCH.toString()};${this.prepared}`)
    } else if (path === '/watched/noise') {
      this.noise.push(await textOf(asked))
      answer.writeHead(204).end()
    } else {
      if (this.held?.test(path)) await new Promise<void>((go) => this.waiting.push(go))
      this.pass(asked, answer)
    }
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = this.target
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const { url: path, method } = asked
    const onward = requestFrom({ hostname, port, path, method, headers }, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html') ?? false
      if (isPage) void passPage(given, answer)
      else given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
}

async function passPage(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = (await textOf(given)).replace('<head>', `<head>${TAG}`)
  const { 'content-length': _, ...headers } = given.headers
  answer.writeHead(given.statusCode ?? 500, headers).end(page)
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer) // no encoding is set
  return Buffer.concat(parts).toString()
}
