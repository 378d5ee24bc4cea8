import { LRUCache } from 'lru-cache'
import { inTime } from '../../context/in-time.ts'
import { SideProcessBusy } from '../../context/side-process.ts'
import type { VisitorAnswer } from '../../http/visitor-answers.ts'
import type { Drawing } from './drawing.ts'
import type { PageRenderer, TracedDrawing } from './page-renderer.ts'

/** For so long a visitor may see what another process has changed in the meantime, as with the lists of the API. */
const FRESH_MS = 1000

/** A page without what is drawn on it is better than one that comes later than this. */
const PATIENCE_MS = 700

/** Whether there is such a thing at all must be known before an answer: search engines keep what they are told. */
const PATIENCE_FOR_THINGS_MS = 3000

/** For so long what draws may take to start. */
const STARTING_MS = 3000

/** What could not be drawn is tried again after this. */
const RETRY_MS = 10_000

/** Each is some 150 KB, in each language. A crawl of all things must not push out what is read again and again. */
const MOST_PAGES = 128

type Entry = {
  readonly page: Promise<TracedDrawing | null>
  /** By `performance.now()`. */
  readonly checkedAt: number
  readonly checking?: Promise<boolean>
}

/** How a drawing ended, as the metrics count it. */
export type DrawingOutcome = 'drawn' | 'kept' | 'late' | 'failed'

type Options = {
  readonly renderer: Pick<PageRenderer, 'render' | 'start'>
  readonly ask: (address: string) => Promise<VisitorAnswer>
  /** Epoch ms. */
  readonly clock: () => number
  readonly onOutcome: (outcome: DrawingOutcome) => void
  /** Told once for each drawing that fails. */
  readonly onTrouble: (error: unknown) => void
}

/** Drawn pages by address, each for as long as what it was made of is answered alike. */
export class PageCache {
  readonly #options: Options
  readonly #entries = new LRUCache<string, Entry>({ max: MOST_PAGES })

  constructor(options: Options) {
    this.#options = options
  }

  /** Null when the drawing is not there in a moment; `isThing`: the address names something there may not be. */
  async find(path: string, isThing = false): Promise<Drawing | null> {
    const entry = this.#entries.get(path)
    const isKept = entry !== undefined && (await this.#holds(path, entry))
    if (!isKept) await inTime(this.#start(), STARTING_MS)
    const page = isKept ? entry.page : this.#draw(path)
    const found = await inTime(page, isThing ? PATIENCE_FOR_THINGS_MS : PATIENCE_MS)
    this.#options.onOutcome(found === null ? 'late' : isKept ? 'kept' : 'drawn')
    return found?.drawing ?? null
  }

  /** Whether it could start is told by the drawing. */
  async #start(): Promise<void> {
    await this.#options.renderer.start().catch(() => undefined)
  }

  #draw(path: string): Entry['page'] {
    const { renderer, clock, onOutcome, onTrouble } = this.#options
    const page = renderer.render({ path, at: clock() }).catch((error: unknown) => {
      // More pages wait already than may: whoever asks next finds it drawn, perhaps.
      if (error instanceof SideProcessBusy) {
        this.#forget(path, page)
        return null
      }
      onOutcome('failed')
      onTrouble(error)
      setTimeout(() => this.#forget(path, page), RETRY_MS).unref()
      return null
    })
    this.#entries.set(path, { page, checkedAt: performance.now() })
    return page
  }

  #forget(path: string, page: Entry['page']): void {
    if (this.#entries.get(path)?.page === page) this.#entries.delete(path)
  }

  async #holds(path: string, entry: Entry): Promise<boolean> {
    const page = await inTime(entry.page, PATIENCE_MS)
    // Still being drawn, or not to be drawn for a while.
    if (page === null) return true
    const { drawing, answers } = page
    if (drawing.until !== null && this.#options.clock() >= drawing.until) return false
    if (performance.now() - entry.checkedAt < FRESH_MS) return true
    // Those who ask meanwhile wait for the same look.
    if (entry.checking) return entry.checking
    const checking = this.#areSame(answers)
    this.#entries.set(path, { ...entry, checking })
    const isSame = await checking
    if (isSame && this.#entries.get(path)?.checking === checking)
      this.#entries.set(path, { page: entry.page, checkedAt: performance.now() })
    return isSame
  }

  async #areSame(answers: TracedDrawing['answers']): Promise<boolean> {
    for (const [address, tag] of answers)
      if ((await this.#options.ask(address)).tag !== tag) return false
    return true
  }
}
