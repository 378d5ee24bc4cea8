/** The beginning of every picture's address. */
export const IMAGE_PATH = '/api/image/'

/** What follows it, as a pattern: the hash of the picture's bytes, and its size. */
export const IMAGE_ID = '[A-Za-z0-9_-]{43}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}'

/** What an address tells of its picture: where it is on this site, and the room it needs. */
type ImageAddress = { readonly path: string; readonly width: number; readonly height: number }

const OWN_PATH = new RegExp(`^${IMAGE_PATH}(${IMAGE_ID})$`)

/**
 * The picture of this site an address means, or null for every other address. Written with the
 * site's `origin` before it or without, as people copy it.
 */
export function readImageAddress(address: string, origin: string): ImageAddress | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const id = OWN_PATH.exec(path)?.[1]
  if (id === undefined) return null
  const [width = 0, height = 0] = id.slice(44).split('x').map(Number)
  return { path, width, height }
}
