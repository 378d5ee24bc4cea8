import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SideProcess, type SideProcessLimits } from '../../context/side-process.ts'
import type { VisitorAnswer } from '../../http/visitor-answers.ts'
import type { Rendered, RenderOrder, RenderQuestion, RenderReply } from './render-process.ts'

const LIMITS = {
  program: fileURLToPath(new URL('render-process.ts', import.meta.url)),
  memoryMib: 192,
  workMs: 5000,
  maxWaiting: 16,
  staysMs: 10 * 60_000,
} as const satisfies Partial<SideProcessLimits>

/** A drawing, and what it was made of. */
export type TracedDrawing = Extract<Rendered, { readonly drawing: object }>

type Ask = (address: string) => Promise<VisitorAnswer>

/**
 * Draws pages with the web app's own routes, one after another, in a process beside the server: a screen that throws,
 * never ends or eats memory costs that drawing alone.
 */
export class PageRenderer {
  /** The pages that draw themselves, each with the names of its query that show. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly #process: SideProcess<RenderOrder, Rendered>
  readonly #ask: Ask

  /** `screens`: where the web build has left what draws. */
  constructor(screens: string, ask: Ask) {
    // Our own build has written it (`tools/build-screens.ts`).
    this.pages = JSON.parse(
      readFileSync(join(screens, 'pages.json'), 'utf8'),
    ) as PageRenderer['pages']
    this.#ask = ask
    this.#process = new SideProcess({
      ...LIMITS,
      args: [join(screens, 'entry-server.js')],
      tell: async (question) => this.#tell(question as RenderQuestion),
    })
  }

  /** Makes ready for a page; it takes a moment to start. */
  async start(): Promise<void> {
    await this.#process.start()
  }

  /** Throws when the page cannot be drawn. */
  async render(order: RenderOrder): Promise<TracedDrawing> {
    const rendered = await this.#process.ask(order)
    if (rendered.drawing) return rendered
    throw new Error(`${order.path} was not drawn: ${rendered.trouble}`)
  }

  async #tell({ address, tag: had }: RenderQuestion): Promise<RenderReply> {
    const { status, tag, text } = await this.#ask(address)
    return { status, tag, ...(tag === had ? {} : { text }) }
  }
}

/** The renderer of a build; null for a build without what draws. */
export function findRenderer(screens: string, ask: Ask): PageRenderer | null {
  return existsSync(screens) ? new PageRenderer(screens, ask) : null
}
