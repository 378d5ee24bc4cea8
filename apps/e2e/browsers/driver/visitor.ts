import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { WatchedSite } from '../watched-site.ts'
import type { Engine } from './commands.ts'
import {
  describeTarget,
  findInPage,
  type SentTarget,
  sendable,
  type Target,
  tapPoint,
} from './find-in-page.ts'

const WAITS_MS = 45_000
const POLL_MS = 60

/** Keys of WebDriver that have no letter of their own. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Control: '\uE009',
} as const

type Stroke = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

/** The page was left while a function ran in it: Firefox's driver then answers with nothing at all. */
class PageLeftError extends Error {}

/** Somebody who uses the site with one engine: looks, taps, types, and waits for what is to come. */
export class Visitor {
  readonly engine: Engine
  readonly site: WatchedSite

  constructor(engine: Engine, site: WatchedSite) {
    this.engine = engine
    this.site = site
  }

  /** Opens a page and waits until it is alive. */
  async open(path: string): Promise<void> {
    await this.engine.send('navigate', { url: `${this.site.url}${path}` })
    await this.waitUntilAlive()
  }

  /** As the reload button does. WebDriver's own word passes Firefox's service worker by. */
  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset.isOld = ''
      setTimeout(() => location.reload(), 0)
    })
    await this.waitUntilAlive()
  }

  async goBack(): Promise<void> {
    await this.engine.send('goBack')
  }

  /** Pages that were drawn ahead of time are to be seen before they can be used. */
  async waitUntilAlive(): Promise<void> {
    await this.waitFor('the page is alive', () => {
      const root = document.querySelector('html:not([data-is-old]) #root')
      return root !== null && !root.hasAttribute('data-drawn') && root.querySelector('h1') !== null
    })
  }

  /** Runs a function of the page's own world there. It may use nothing from outside of itself. */
  async run<Result>(
    work: (...given: never[]) => Result,
    ...given: readonly unknown[]
  ): Promise<Awaited<Result>> {
    const answer = await this.engine.send('execute', {
      script: script(work.toString()),
      args: given,
    })
    if (answer === null) throw new PageLeftError()
    const { value, error } = answer as { value?: Awaited<Result>; error?: string } // see `script`
    if (error !== undefined) throw new Error(error)
    return value as Awaited<Result> // JSON of what the function gave
  }

  /** Waits until a function of the page gives true. */
  async waitFor(
    what: string,
    isSo: (...given: never[]) => boolean | Promise<boolean>,
    ...given: readonly unknown[]
  ): Promise<void> {
    await this.poll(what, async () => {
      try {
        return (await this.run(isSo, ...given)) ? true : undefined
      } catch (error) {
        // The next page is asked then.
        if (error instanceof PageLeftError) return undefined
        throw error
      }
    }).catch(async (error: Error) => {
      const where = await this.run(() => `${location.href} “${document.title}”`).catch(String)
      throw new Error(`${error.message} (at ${where})`)
    })
  }

  /** Asks again until there is an answer. */
  async poll<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
    const deadline = performance.now() + WAITS_MS
    for (;;) {
      const answer = await ask()
      if (answer !== undefined) return answer
      if (performance.now() > deadline) throw new Error(`${this.engine.name}: ${what}: never`)
      await pause(POLL_MS)
    }
  }

  /** Waits until something is to be seen. */
  async see(target: Target): Promise<void> {
    await this.expectCount(target, (count) => count > 0, 'is to be seen')
  }

  /** Waits until something is not to be seen any more. */
  async seeNo(target: Target): Promise<void> {
    await this.expectCount(target, (count) => count === 0, 'is gone')
  }

  async texts(target: Target): Promise<string[]> {
    return this.inFound<string[]>(
      target,
      'found.map((element) => (element.value ?? element.innerText).replace(/\\s+/g, " ").trim())',
    )
  }

  /** Waits until the first of what is found says this. */
  async seeText(target: Target, text: string | RegExp): Promise<void> {
    let last: string | undefined
    await this.poll(`${describeTarget(target)} says “${text}”`, async () => {
      last = (await this.texts(target))[0]
      const isSo = typeof text === 'string' ? last === text : text.test(last ?? '')
      return isSo ? true : undefined
    }).catch((error: Error) => {
      throw new Error(`${error.message} (last: “${last}”)`)
    })
  }

  async tap(target: Target): Promise<void> {
    let reason = ''
    const point = await this.poll(`tap ${describeTarget(target)}`, async () => {
      const answer = await this.inFound<{ x: number; y: number } | { reason: string }>(
        target,
        `(${tapPoint.toString()})(found, ${target.isAny ?? false})`,
      )
      if ('x' in answer) return answer
      ;({ reason } = answer)
      return undefined
    }).catch((error: Error) => {
      throw new Error(`${error.message}: it ${reason}`)
    })
    await this.engine.send('performActions', {
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  /** Presses one key. */
  async press(key: keyof typeof KEYS): Promise<void> {
    await this.strike(strokesOf([KEYS[key]]))
  }

  /** Types letter after letter into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.strike(strokesOf(Array.from(text)))
  }

  private async pressWithControl(letter: string): Promise<void> {
    const control = { value: KEYS.Control }
    await this.strike([
      { type: 'keyDown', ...control },
      ...strokesOf([letter]),
      { type: 'keyUp', ...control },
    ])
  }

  private async strike(actions: readonly Stroke[]): Promise<void> {
    await this.engine.send('performActions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  /** Taps a field and replaces what it holds. */
  async write(target: Target, text: string): Promise<void> {
    await this.tap(target)
    await this.waitFor('the field has the focus', () => {
      const active = document.activeElement
      return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
    })
    await this.pressWithControl('a')
    await this.type(text)
    await this.seeText(target, text)
  }

  /** What was copied, put into a field the way a player does it. */
  async paste(): Promise<string> {
    await this.run(() => {
      const field = document.createElement('textarea')
      field.id = 'paste-here'
      document.querySelector('[role=dialog]')?.append(field)
      field.focus()
    })
    await this.pressWithControl('v')
    return this.poll('something is pasted', async () => {
      const text = await this.run(
        () => document.querySelector<HTMLTextAreaElement>('#paste-here')?.value ?? '',
      )
      return text === '' ? undefined : text
    })
  }

  /** The file that a page has just saved. */
  async savedFile(): Promise<string> {
    const { downloads } = this.engine
    return this.poll('a file is saved', async () => {
      const names = await readdir(downloads)
      const [name] = names
      const isWhole =
        names.length === 1 && name !== undefined && !/\.(?:part|wkdownload)$/.test(name)
      return isWhole ? join(downloads, name) : undefined
    })
  }

  /** Does something in a second window, and comes back to the first. */
  async inAnotherWindow(work: () => Promise<void>): Promise<void> {
    const [first] = (await this.engine.send('windowHandles')) as string[] // as the standard says
    const opened = (await this.engine.send('openWindow', { type: 'window' })) as { handle: string }
    await this.engine.send('switchToWindow', { handle: opened.handle })
    await work()
    await this.engine.send('closeWindow')
    await this.engine.send('switchToWindow', { handle: first })
  }

  /** A picture of the window, for people to look at. */
  async takePicture(file: string): Promise<void> {
    const picture = await this.engine.send('takeScreenshot', { full: false })
    await writeFile(file, Buffer.from(String(picture), 'base64'))
  }

  private async expectCount(
    target: Target,
    isRight: (count: number) => boolean,
    what: string,
  ): Promise<void> {
    await this.poll(`${describeTarget(target)} ${what}`, async () =>
      isRight(await this.inFound<number>(target, 'found.length')) ? true : undefined,
    )
  }

  private async inFound<Result>(target: Target, expression: string): Promise<Result> {
    const work = `(target) => { const found = (${findInPage.toString()})(target); return ${expression} }`
    const answer = await this.engine.send('execute', {
      script: script(work),
      args: [sendable(target) satisfies SentTarget],
    })
    const { value, error } = answer as { value: Result; error?: string } // see `script`
    if (error !== undefined) throw new Error(error)
    return value
  }
}

function strokesOf(values: readonly string[]): Stroke[] {
  return values.flatMap((value): Stroke[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}

/** An asynchronous script of WebDriver that answers with what a function gives, or its error. */
function script(work: string): string {
  return `
    const given = Array.from(arguments)
    const done = given.pop()
    const fail = (error) => done({ error: String(error) })
    try {
      Promise.resolve((${work})(...given)).then((value) => done({ value: value ?? null }), fail)
    } catch (error) {
      fail(error)
    }
  `
}
