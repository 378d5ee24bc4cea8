import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PRODUCT_NAME } from '@gyeol/contract'
import { inTime } from '../../context/in-time.ts'
import { SideProcess, type SideProcessLimits } from '../../context/side-process.ts'
import type { DrawnPicture } from './picture-process.ts'
import { PictureStore } from './picture-store.ts'
import { pictureKey, type PictureWords } from './picture-words.ts'

const LIMITS: SideProcessLimits = {
  program: fileURLToPath(new URL('picture-process.ts', import.meta.url)),
  args: [PRODUCT_NAME],
  memoryMib: 192,
  workMs: 5000,
  maxWaiting: 8,
}

/** Below what any answer may take; the picture is there for whoever comes next. */
const PATIENCE_MS = 3500

/** Where drawn pictures lie within the data folder; it may be emptied at any time. */
const FOLDER = 'pictures'

/** How a studio is bound; tests bind it tighter. */
type StudioLimits = Partial<SideProcessLimits> & { readonly patienceMs?: number }

/** Draws preview pictures beside the server, and keeps those it has drawn. */
export class PictureStudio {
  readonly #process: SideProcess<PictureWords, DrawnPicture>
  readonly #store: PictureStore
  readonly #patienceMs: number
  readonly #drawing = new Map<string, Promise<DrawnPicture>>()

  constructor(dataDir: string, { patienceMs = PATIENCE_MS, ...limits }: StudioLimits = {}) {
    this.#process = new SideProcess({ ...LIMITS, ...limits })
    this.#store = new PictureStore(join(dataDir, FOLDER))
    this.#patienceMs = patienceMs
  }

  /** The picture of some drawable words; null when there is none now: too much is asked, or it failed. */
  async picture(words: PictureWords): Promise<DrawnPicture> {
    const key = pictureKey(words)
    const kept = await this.#store.find(key)
    if (kept) return kept
    let drawing = this.#drawing.get(key)
    if (!drawing) {
      drawing = this.#draw(key, words).finally(() => this.#drawing.delete(key))
      this.#drawing.set(key, drawing)
    }
    return inTime(drawing, this.#patienceMs)
  }

  async #draw(key: string, words: PictureWords): Promise<DrawnPicture> {
    const drawn = await this.#process.ask(words).catch(() => null)
    if (drawn) await this.#store.keep(key, drawn)
    return drawn
  }
}
