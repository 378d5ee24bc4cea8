import { hash } from 'node:crypto'
import { IMAGE_LIMITS } from '@gyeol/contract'
import type { Sharp, SharpOptions } from 'sharp'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { createWorkQueue } from '../../security/password/work-queue.ts'

/** A picture as it is kept: made anew from its pixels, with nothing of the file it came in. */
export type EncodedImage = { readonly id: string; readonly bytes: Buffer }

const REFUSED = {
  kind: 'PNG, JPEG, WebP 그림만 올릴 수 있어요.',
  tooLarge: '그림이 2MB를 넘어요. 더 작은 그림을 올려 주세요.',
  tooManyPixels: '그림의 가로와 세로가 너무 커요. 줄여서 올려 주세요.',
  broken: '그림을 읽을 수 없어요. 파일이 망가졌을 수 있어요.',
  tooLong: '그림을 다듬는 데 너무 오래 걸려요. 줄여서 올려 주세요.',
} as const

/** One picture is unpacked at a time: what that takes is the most memory pictures ever take. */
const queue = createWorkQueue({ maxAtOnce: 1, maxWaiting: 6 })

/** Less than the server waits for an answer. */
const PATIENCE_SECONDS = 3

/** Seconds after which there is room again. */
const RETRY_AFTER_SECONDS = 5

/** Screenshots keep the edges of their letters; photographs are a tenth of their size. */
const QUALITY = 84

/** What a file begins with, whatever it is called. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Turns a file somebody brings into a picture that may be shown, or refuses it. */
export async function encodeImage(file: Buffer): Promise<EncodedImage> {
  if (file.length > IMAGE_LIMITS.fileBytes) throw refuse('tooLarge')
  if (!SIGNATURES.some((matches) => matches(file))) throw refuse('kind')
  return queue.run(
    () => encode(file),
    () => new AppError('OVERLOADED', { retryAfter: RETRY_AFTER_SECONDS }),
  )
}

async function encode(file: Buffer): Promise<EncodedImage> {
  const open = await loadDecoder()
  try {
    const { data, info } = await open(file, READING)
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({
        width: IMAGE_LIMITS.edge,
        height: IMAGE_LIMITS.edge,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    const id = `${hash('sha256', data, 'base64url')}-${info.width}x${info.height}`
    return { id, bytes: data }
  } catch (error) {
    throw refuse(reasonOf(error), error)
  }
}

/** A single picture whole and sound, of no more pixels than the memory is meant for. */
const READING: SharpOptions = {
  failOn: 'error',
  limitInputPixels: IMAGE_LIMITS.pixels,
  pages: 1,
}

let decoder: Promise<(file: Buffer, options: SharpOptions) => Sharp> | undefined

/** The library, when the first picture comes: a server that starts has no use for it. */
async function loadDecoder() {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Everything that reads other formats is locked, whatever a file claims to be.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    })
    return sharp
  })
  return decoder
}

function reasonOf(error: unknown): keyof typeof REFUSED {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('pixel limit')) return 'tooManyPixels'
  return message.startsWith('timeout') ? 'tooLong' : 'broken'
}

function refuse(reason: keyof typeof REFUSED, cause?: unknown): AppError {
  const refusal = fieldError('content', REFUSED[reason])
  return cause === undefined ? refusal : new AppError(refusal.code, { ...refusal.options, cause })
}
