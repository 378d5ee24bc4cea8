import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** What came back through a balancer; `status` 0 when nobody answered. */
export type BalancedAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Question = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A proxy in front of several processes. */
export type Balancer = {
  readonly ask: (question: Question) => Promise<BalancedAnswer>
  readonly close: () => void
}

/** Methods a proxy may send again after the line broke. */
const REPEATABLE = new Set(['GET', 'HEAD'])

/**
 * Sends requests to processes in turn over lines it keeps, as the shipped nginx.conf does
 * (`proxy_next_upstream error`): to the next one when nobody takes the call, and when a line breaks under a
 * request that changes nothing.
 */
export function createBalancer(ports: () => readonly number[]): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 60_000 })
  let turn = 0
  const ask = async (question: Question): Promise<BalancedAnswer> => {
    const all = ports()
    const first = turn
    turn += 1
    let trouble: unknown
    for (let tries = 0; tries < all.length; tries += 1) {
      try {
        return await send(agent, all[(first + tries) % all.length] ?? 0, question)
      } catch (error) {
        trouble = error
        const isSafe = isUnsent(error) || REPEATABLE.has(question.method ?? 'GET')
        if (!isSafe) break
      }
    }
    return { status: 0, headers: {}, body: String(trouble) }
  }
  return { ask, close: () => agent.destroy() }
}

/** Nobody listens, or he stopped listening before he took the call: nothing was sent. */
const isUnsent = (error: unknown) =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect'

function send(agent: Agent, port: number, question: Question): Promise<BalancedAnswer> {
  const { method = 'GET', path, headers = {}, body } = question
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (received += chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}
