const PIXEL_RATIO = 2

/** A finished picture of something on the screen. */
export type Picture = { readonly blob: Blob; readonly width: number; readonly height: number }

/**
 * Draws an element as a PNG at twice its size. Waits for the fonts, because a picture taken before them has other
 * letters than the screen. Text must stand in blocks, flex or grid items: the width of inline elements is not kept, and
 * the mode that would keep it injects styles, which the content security policy forbids.
 */
export async function exportPicture(element: HTMLElement): Promise<Picture> {
  const [{ snapdom }] = await Promise.all([import('@zumer/snapdom'), document.fonts.ready])
  const canvas = await snapdom.toCanvas(element, {
    scale: PIXEL_RATIO,
    dpr: 1,
    embedFonts: true,
  })
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('the browser gave no picture')
  return { blob, width: canvas.width, height: canvas.height }
}
