import { IMAGE_LIMITS } from '@gyeol/contract'

/** What goes over a slow line in time as it is. */
const SMALL_BYTES = 1024 * 1024

const QUALITY = 0.86

/**
 * A large picture in the size it will be kept in, so that a photograph from a phone goes over a slow
 * line. Gives the file itself where that makes it no smaller or the browser cannot do it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, IMAGE_LIMITS.edge / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * share))
    canvas.height = Math.max(1, Math.round(picture.height * share))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', QUALITY)
    })
    return smaller !== null && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
