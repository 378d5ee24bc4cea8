import { hash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { SideQuestion, SideReply } from '../../context/side-process.ts'
import type { Drawing } from './drawing.ts'

/** A page to draw as it is at `at` (epoch ms). */
export type RenderOrder = { readonly path: string; readonly at: number }

/** The drawing, with the address of every answer it was made of and its tag; or why there is none. */
export type Rendered =
  | {
      readonly drawing: Drawing
      readonly answers: readonly (readonly [address: string, tag: string])[]
      readonly trouble?: undefined
    }
  | { readonly drawing?: undefined; readonly trouble: string }

/** What the process asks of the API: `tag` is that of the answer it has. */
export type RenderQuestion = { readonly address: string; readonly tag: string | undefined }

/** What it is told; `text` is absent where it has this very answer. */
export type RenderReply = {
  readonly status: number | null
  readonly tag: string
  readonly text?: string
}

/** What the web build leaves for it (`apps/web/src/entry-server.tsx`). */
export type Bundle = {
  readonly drawPage: (
    order: RenderOrder & { readonly ask: (address: string) => Promise<Answer> },
  ) => Promise<Omit<Drawing, 'version'>>
}

type Answer = { readonly status: number | null; readonly body: unknown }

/** Answers that are kept read; a list of all equipment is some MB. */
const MOST_KEPT = 100

const [, , file = ''] = process.argv
// Our own build of our own source.
const { drawPage } = (await import(pathToFileURL(file).href)) as Bundle

type Kept = Answer & { readonly tag: string }

const kept = new LRUCache<string, Kept>({ max: MOST_KEPT })
const waiting = new Map<number, (told: RenderReply) => void>()
let last = 0

async function ask(address: string): Promise<Kept> {
  const known = kept.get(address)
  const { status, tag, text } = await new Promise<RenderReply>((resolve) => {
    last += 1
    waiting.set(last, resolve)
    const asked: RenderQuestion = { address, tag: known?.tag }
    process.send?.({ question: last, asked } satisfies SideQuestion)
  })
  const isSame = text === undefined && known !== undefined
  const answer = isSame ? known : { status, tag, body: text ? (JSON.parse(text) as unknown) : null }
  kept.set(address, answer)
  return answer
}

async function render(order: RenderOrder): Promise<Rendered> {
  try {
    const answers: [string, string][] = []
    const noted = async (address: string) => {
      const answer = await ask(address)
      answers.push([address, answer.tag])
      return answer
    }
    const drawing = await drawPage({ ...order, ask: noted })
    const { html, data, head } = drawing
    const version = hash('sha256', JSON.stringify([html, data, head]), 'base64url')
    return { drawing: { ...drawing, version }, answers }
  } catch (error) {
    return { trouble: String(error) }
  }
}

process.on('message', (message: RenderOrder | SideReply) => {
  if ('reply' in message) {
    // The server tells nothing else.
    waiting.get(message.reply)?.(message.told as RenderReply)
    waiting.delete(message.reply)
  } else void render(message).then((rendered) => process.send?.(rendered))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')
