import { beginMask } from '../loading/loading-mask-store.ts'
import { askPasswordAgain, reactToFailure } from './http-effects.ts'
import { type FailureFacts, HttpFailure } from './http-failure.ts'
import { codeOf, wantsToast } from './reaction.ts'
import { readableAnswer } from './readable-answer.ts'
import { type Said, said } from './said.ts'
import { noteServerTime } from './server-time.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type QueryValue = string | number | boolean | null | undefined

export type HttpRequest = {
  readonly method?: HttpMethod
  /** Path on our own server, `/api/crysta`. */
  readonly path: string
  /** Sent as strings; null and undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Nobody waits for it: no loading mask, no toast, no navigation. */
  readonly background?: boolean
  /** A lost connection is told in the place of the data, or a copy stands there: no toast of it. */
  readonly isToldInPlace?: boolean
  /** The answer is a file; whoever asked shows that it comes, so nothing covers the screen. */
  readonly isFile?: true
  /** How a long answer is read; as a whole without. */
  readonly read?: (response: Response) => Promise<Said>
}

/**
 * One call to our server. Gives the parsed JSON (null for an empty answer) of a status 200–299,
 * throws `HttpFailure` for anything else after the app has reacted to it. There is no time limit
 * (specification §7): the server answers within its own. Where the server wants the password once
 * more, the viewer is asked and the call goes on.
 */
export async function requestJson(request: HttpRequest): Promise<unknown> {
  const { background = false, signal } = request
  try {
    return await attempt(request).catch(async (error: unknown) => {
      if (background || !wantsPassword(error) || !(await askPasswordAgain())) throw error
      return attempt(request)
    })
  } catch (error) {
    // A call given up by its own screen is no failure: nobody is left to tell.
    if (signal?.aborted === true) throw error
    const failure = error instanceof HttpFailure ? error : new HttpFailure(networkFailure(error))
    if (!background) reactToFailure(failure.facts, request)
    throw failure
  }
}

/** As `requestJson`, for an answer that is a file. One that breaks off is a failure like no answer. */
export async function requestFile(request: HttpRequest): Promise<Blob> {
  // `send` has given the body of a good answer as it is.
  return (await requestJson({ ...request, isFile: true })) as Blob
}

async function attempt(request: HttpRequest): Promise<unknown> {
  const { method = 'GET', background = false, isFile = false } = request
  const endMask = background || isFile ? () => undefined : beginMask(method)
  try {
    return await send(method, request)
  } finally {
    endMask()
  }
}

function wantsPassword(error: unknown): boolean {
  return error instanceof HttpFailure && codeOf(error.facts.content) === 'REAUTH_REQUIRED'
}

/** `/api/x?a=1`: values as strings in the order given. */
export function urlOf(path: string, query: HttpRequest['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

async function send(method: HttpMethod, request: HttpRequest): Promise<unknown> {
  const { path, query, body, headers, signal } = request
  const hasBody = method !== 'GET'
  const response = await fetch(urlOf(path, query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      // Unsafe calls are JSON even when empty: the server refuses other kinds.
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    signal,
  })
  noteServerTime(response.headers.get('date'))
  if (response.ok && request.isFile) return response.blob()
  const { status, statusText } = response
  const { content: answer, isJson } = await (request.read ?? readWhole)(response)
  if (response.ok && isJson) return answer
  const content = await readableAnswer(answer)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new HttpFailure({
    toast: wantsToast(content),
    status,
    statusText,
    content,
    ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}),
  })
}

const readWhole = async (response: Response) => said(await response.text())

function networkFailure(error: unknown): FailureFacts {
  const statusText = error instanceof Error ? error.message : ''
  return { toast: true, status: null, statusText, content: null }
}
