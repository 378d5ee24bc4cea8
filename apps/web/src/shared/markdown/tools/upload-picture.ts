import {
  IMAGE_LIMITS,
  IMAGE_MEDIA_TYPES,
  imageSchema,
  type KeptImage,
  ROUTES,
} from '@gyeol/contract'
import { shrinkPicture } from './shrink-picture.ts'
import type { RefusedTexts } from './tools.texts.ts'

/** Why a picture was not taken; the message is for the writer. `isFinal`: another try would not help. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly isFinal: boolean

  constructor(words: string, isFinal: boolean) {
    super(words)
    this.isFinal = isFinal
  }
}

/** What is wrong with the picture or the writer, and stays so. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 403, 413])

type Upload = {
  readonly file: File
  readonly texts: RefusedTexts
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture and gives its address; throws `PictureRefused` in words for the writer. */
export async function uploadPicture({
  file,
  texts,
  onProgress,
  signal,
}: Upload): Promise<KeptImage> {
  if (!isPicture(file)) throw new PictureRefused(texts.kind, true)
  const smaller = await shrinkPicture(file)
  if (smaller.size > IMAGE_LIMITS.fileBytes) throw new PictureRefused(texts.tooLarge, true)
  const content = await toBase64(smaller)
  signal.throwIfAborted()
  const { status, body } = await post(JSON.stringify({ content }), { onProgress, signal })
  const image = imageSchema.safeParse(body)
  if (status === ROUTES.uploadImage.success.status && image.success) return image.data
  throw new PictureRefused(wordsOf({ status, body, texts }), FINAL_STATUSES.has(status))
}

/** Whether a file may be a picture of ours; the server looks at what is in it. */
export function isPicture({ type }: File): boolean {
  return IMAGE_MEDIA_TYPES.some((known) => known === type)
}

async function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the file cannot be read')),
    )
    // Read as an address: a text that begins with the kind and a comma.
    reader.addEventListener('load', () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '')
    })
    reader.readAsDataURL(file)
  })
}

type Answer = { readonly status: number; readonly body: unknown }

/** fetch does not tell how much of a body has gone out. Status 0: no answer came. */
async function post(
  content: string,
  { onProgress, signal }: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(ROUTES.uploadImage.method, ROUTES.uploadImage.path)
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parse(request.responseText) }),
    )
    request.addEventListener('error', () => resolve({ status: 0, body: null }))
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(content)
  })
}

function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    return null
  }
}

function wordsOf({ status, body, texts }: Answer & { readonly texts: RefusedTexts }): string {
  if (status === 0) return texts.offline
  if (status === 400) return messageIn(body) ?? texts.kind
  const known: Readonly<Record<number, string>> = {
    401: texts.signedOut,
    403: texts.forbidden,
    408: texts.offline,
    413: texts.tooLarge,
    429: texts.tooMany,
  }
  return known[status] ?? messageIn(body) ?? texts.busy
}

/** The server's own words, where its answer has some. */
function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  const { message } = body
  return typeof message === 'string' ? message : null
}
