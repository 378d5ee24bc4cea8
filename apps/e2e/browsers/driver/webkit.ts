import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WEBKIT_DRIVER, webKitBrowserPath } from '../../../../tools/run/system-packages.ts'
import { readLine, startProgram } from './child-program.ts'
import { COMMANDS, type Engine } from './commands.ts'

const STARTS_WITHIN_MS = 60_000
/** A browser starts and ends in one or two seconds; one that has died on the way never answers. */
const SESSION_WITHIN_MS = 20_000
const POLL_MS = 50

/** Starts WebKit's driver on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'gyeol-webkit-'))
  const downloads = join(home, 'downloads')
  mkdirSync(join(home, '.config'))
  mkdirSync(downloads)
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  // It looks for a free number by itself and writes it into the pipe once it listens.
  const screen = startProgram({
    command: 'Xvfb',
    args: ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await readLine(screen, 3)
  const port = await freePort()
  const driver = startProgram({
    command: WEBKIT_DRIVER,
    args: [`--port=${port}`],
    env: {
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: 'Asia/Seoul',
      LANG: 'ko_KR.UTF-8',
      GDK_BACKEND: 'x11',
      GTK_IM_MODULE: 'gtk-im-context-simple',
      NO_AT_BRIDGE: '1',
      // Its sandbox wants rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const end = async () => {
    await driver.end()
    await screen.end()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const http = new WebDriverHttp(`http://127.0.0.1:${port}`)
    await http.waitUntilReady(driver.hasEnded)
    await http.startSession()
    return webkit(http, { downloads, end })
  } catch (error) {
    await end()
    throw error
  }
}

type Home = { readonly downloads: string; readonly end: () => Promise<void> }

function webkit(http: WebDriverHttp, { downloads, end }: Home): Engine {
  return {
    name: 'WebKit',
    downloads,
    async send(command, parameters) {
      const [, method, path] = COMMANDS[command]
      return http.call(method, path, parameters)
    },
    async chooseFile(path) {
      const found = await http.call('POST', '/element', {
        using: 'css selector',
        value: 'input[type=file]',
      })
      const id = Object.values(found as Record<string, string>)[0] // WebDriver's reference to an element
      await http.call('POST', `/element/${id}/value`, { text: path })
    },
    async forget() {
      await http.endSession()
      await http.startSession()
    },
    async end() {
      await http.endSession().catch(() => undefined)
      await end()
    },
  }
}

type Ask = { readonly body?: object; readonly signal?: AbortSignal }

/** A driver that speaks WebDriver over HTTP, and the one session it has at a time. */
class WebDriverHttp {
  private readonly address: string
  private session = ''

  constructor(address: string) {
    this.address = address
  }

  async waitUntilReady(hasEnded: () => boolean): Promise<void> {
    const deadline = performance.now() + STARTS_WITHIN_MS
    for (;;) {
      if (hasEnded()) throw new Error('the driver of WebKit ended while it started')
      if (
        await this.request('GET', '/status').then(
          () => true,
          () => false,
        )
      )
        return
      if (performance.now() > deadline) throw new Error('the driver of WebKit does not answer')
      await pause(POLL_MS)
    }
  }

  async startSession(): Promise<void> {
    const capabilities = {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: webKitBrowserPath(), args: ['--automation'] },
      },
    }
    const signal = AbortSignal.timeout(SESSION_WITHIN_MS)
    const started = await this.request('POST', '/session', { body: { capabilities }, signal })
    this.session = (started as { sessionId: string }).sessionId // as the standard says
    await this.call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
  }

  async endSession(): Promise<void> {
    const signal = AbortSignal.timeout(SESSION_WITHIN_MS)
    await this.request('DELETE', `/session/${this.session}`, { signal })
  }

  call(method: string, path: string, parameters?: object): Promise<unknown> {
    return this.request(method, `/session/${this.session}${path}`, { body: parameters ?? {} })
  }

  private async request(
    method: string,
    path: string,
    { body, signal }: Ask = {},
  ): Promise<unknown> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      ...(signal === undefined ? {} : { signal }),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: unknown } // as the standard says
    if (answer.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
}

/** A port that was free a moment ago: the driver takes only a number. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'))
        else resolve(address.port)
      })
    })
  })
}
