import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTime } from '../../context/in-time.ts'
import { SideProcess, type SideProcessLimits } from '../../context/side-process.ts'
import type { Drawn, DrawingOrder } from './drawing-process.ts'

const LIMITS: Omit<SideProcessLimits, 'args'> = {
  program: fileURLToPath(new URL('drawing-process.ts', import.meta.url)),
  memoryMib: 192,
  workMs: 3000,
  maxWaiting: 4,
}

/** A page that shows what it has without its rows is better than one that comes later than this. */
const PATIENCE_MS = 700

/** What could not be drawn is tried again after this. */
const RETRY_MS = 60_000

/** What a page shows of the moment before its scripts have come, and what they need to take it over. */
export type DrawnPage = {
  /** Another one whenever the page looks different. */
  readonly version: string
  readonly html: string
  readonly written: DrawingOrder['written']
}

type Order = DrawingOrder & { readonly version: string }

type DrawerOptions = {
  /** The screens as the web build leaves them for drawing. */
  readonly screens: string
  /** Told once for each drawing that fails; its page is sent without. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * Draws pages that are of the moment with the screens themselves, in a process beside the server. Of each page
 * the last drawing is kept for as long as it would look the same.
 */
export class PageDrawer {
  readonly #process: SideProcess<DrawingOrder, Drawn>
  readonly #onTrouble: DrawerOptions['onTrouble']
  readonly #kept = new Map<string, { version: string; drawing: Promise<DrawnPage | null> }>()

  constructor({ screens, onTrouble }: DrawerOptions) {
    this.#process = new SideProcess({ ...LIMITS, args: [join(screens, 'first-sight.js')] })
    this.#onTrouble = onTrouble
  }

  /** Null when it is not there in a moment. */
  async draw({ path, version, written }: Order): Promise<DrawnPage | null> {
    const kept = this.#kept.get(path)
    if (kept?.version === version) return inTime(kept.drawing, PATIENCE_MS)
    const drawing = this.#drawNow({ path, version, written })
    this.#kept.set(path, { version, drawing })
    return inTime(drawing, PATIENCE_MS)
  }

  async #drawNow({ path, version, written }: Order): Promise<DrawnPage | null> {
    try {
      const { html, trouble } = await this.#process.ask({ path, written })
      if (html !== undefined) return { version, html, written }
      throw new Error(`${path} was not drawn: ${trouble}`)
    } catch (error) {
      this.#onTrouble(error)
      const forget = () => {
        if (this.#kept.get(path)?.version === version) this.#kept.delete(path)
      }
      setTimeout(forget, RETRY_MS).unref()
      return null
    }
  }
}

/** The drawer of a build's screens; null for a build without any. */
export function findDrawer(options: DrawerOptions): PageDrawer | null {
  return existsSync(options.screens) ? new PageDrawer(options) : null
}
