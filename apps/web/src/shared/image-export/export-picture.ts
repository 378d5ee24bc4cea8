const PIXEL_RATIO = 2

/** How long a browser may take until it has something to draw. */
const DRAWS_WITHIN_MS = 8_000

/** A finished picture of something on the screen. */
export type Picture = { readonly blob: Blob; readonly width: number; readonly height: number }

/**
 * Draws an element as a PNG at twice its size. Waits for the fonts, because a picture taken before them has other
 * letters than the screen. Text must stand in blocks, flex or grid items: the width of inline elements is not kept, and
 * the mode that would keep it injects styles, which the content security policy forbids.
 */
export async function exportPicture(element: HTMLElement): Promise<Picture> {
  const [{ snapdom }] = await Promise.all([import('@zumer/snapdom'), document.fonts.ready])
  const draw = () => snapdom.toCanvas(element, { scale: PIXEL_RATIO, dpr: 1, embedFonts: true })
  const canvas = await drawUntilSeen(draw)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('the browser gave no picture')
  return { blob, width: canvas.width, height: canvas.height }
}

/**
 * WebKit calls a picture made of markup decoded before it can draw it, and a phone that is busy
 * then draws nothing. What is drawn next has usually come by then.
 */
async function drawUntilSeen(draw: () => Promise<HTMLCanvasElement>): Promise<HTMLCanvasElement> {
  const deadline = performance.now() + DRAWS_WITHIN_MS
  for (;;) {
    const canvas = await draw()
    if (isSeen(canvas)) return canvas
    if (performance.now() > deadline) throw new Error('the browser drew nothing')
    await new Promise((resolve) => {
      setTimeout(resolve, 0)
    })
  }
}

/** Pictures have a ground: their middle is opaque. */
function isSeen(canvas: HTMLCanvasElement): boolean {
  const [x, y] = [canvas.width >> 1, canvas.height >> 1]
  const middle = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data
  return (middle?.[3] ?? 0) > 0
}
