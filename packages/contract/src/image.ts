import { z } from 'zod'
import { IMAGE_ID, IMAGE_PATH } from './image-address.ts'

/**
 * Pictures in what staff write.
 *
 * - `fileBytes`: largest file that is taken.
 * - `pixels`: most pixels of a file; more is never unpacked.
 * - `edge`: longest edge a picture is kept with.
 * - `words`: most characters of what is read aloud for it.
 * - `ofMember`: most pictures of one member that are kept at a time.
 */
export const IMAGE_LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  pixels: 25_000_000,
  edge: 1600,
  words: 200,
  ofMember: 1000,
} as const

/** Largest request that carries a picture: in base64, with room to say which file is too large. */
export const IMAGE_BODY_BYTES = 3 * 1024 * 1024

/** The kinds of files a picture may come as. */
export const IMAGE_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** What every picture is kept and sent as. */
export const KEPT_IMAGE_TYPE = 'image/webp'

/** Which picture: the hash of its bytes and its size, so that a page can leave room for it. */
export const imageParamsSchema = z.strictObject({
  id: z.string().regex(new RegExp(`^${IMAGE_ID}$`)),
})

/** A picture to keep; `content` is the file in base64. */
export const imageInputSchema = z
  .strictObject({
    content: z
      .string()
      .min(1)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  })
  .meta({ id: 'UploadImage', description: '그림 올리기' })

/** A picture that is kept: `path` is its address, for ever. */
export const imageSchema = z
  .strictObject({ path: z.string(), width: z.int().min(1), height: z.int().min(1) })
  .meta({ id: 'Image', description: '그림' })

/** See {@link imageSchema}. */
export type KeptImage = z.output<typeof imageSchema>

const ANY_ID = new RegExp(`${IMAGE_PATH}(${IMAGE_ID})(?![0-9])`, 'g')

/** The ids of all pictures a text names, wherever in it they stand. */
export function imageIdsIn(text: string): string[] {
  return [...text.matchAll(ANY_ID)].flatMap(([, id = '']) => id)
}

const WORDLESS = new RegExp(`!\\[\\s*\\]\\(\\s*<?(?:https?://[^\\s/)]+)?${IMAGE_PATH}`)

/** Whether a picture in a Markdown text has no words for those who cannot see it. */
export function hasWordlessImage(markdown: string): boolean {
  return WORDLESS.test(markdown)
}
