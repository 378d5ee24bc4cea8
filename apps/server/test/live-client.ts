import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One server-sent event as a browser would see it. */
export type Frame = { readonly id: string; readonly event: string; readonly data: string }

/** A page that listens to /api/live over a real socket. */
export type Listener = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly frames: Frame[]
  /** Lines that keep the connection awake. */
  readonly heartbeats: () => number
  /** Waits until a frame of this event has come that none has waited for yet. */
  readonly next: (event: string, withinMs?: number) => Promise<Frame>
  /** Resolves when the server has ended the answer. */
  readonly ended: Promise<void>
  readonly hangUp: () => void
}

const STEP_MS = 10

/** Opens a stream and waits for its headers. */
export function listen(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/live`, { headers, agent: false }, (response) =>
      resolve(follow(response, () => request.destroy())),
    )
    request.on('error', reject)
  })
}

function follow(response: IncomingMessage, hangUp: () => void): Listener {
  const frames: Frame[] = []
  let heartbeats = 0
  let waitedFor = 0
  let text = ''
  const ended = Promise.withResolvers<void>()
  response.on('error', () => {})
  response.on('close', () => ended.resolve())
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const frame = parse(part)
      if (frame) frames.push(frame)
      else heartbeats += 1
    }
  })
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    frames,
    heartbeats: () => heartbeats,
    ended: ended.promise,
    hangUp,
    async next(event, withinMs = 3000) {
      for (let waited = 0; waited < withinMs; waited += STEP_MS) {
        const at = frames.findIndex((frame, index) => index >= waitedFor && frame.event === event)
        const found = frames[at]
        if (found) {
          waitedFor = at + 1
          return found
        }
        await wait(STEP_MS)
      }
      throw new Error(`no ${event} within ${withinMs} ms: ${JSON.stringify(frames)}`)
    },
  }
}

function parse(part: string): Frame | null {
  const fields = new Map(
    part.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    }),
  )
  const event = fields.get('event')
  if (event === undefined) return null
  return { id: fields.get('id') ?? '', event, data: fields.get('data') ?? '' }
}
