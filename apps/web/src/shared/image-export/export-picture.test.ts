import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exportPicture } from './export-picture.ts'

const toCanvas = vi.hoisted(() => vi.fn<() => Promise<HTMLCanvasElement>>())
vi.mock('@zumer/snapdom', () => ({ snapdom: { toCanvas } }))

/** jsdom draws nothing: what a browser has drawn, as far as it is asked for. */
function canvasWith(alpha: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = { getImageData: () => ({ data: [0, 0, 0, alpha] }) }
  return Object.assign(canvas, {
    getContext: () => context,
    toBlob: (give: BlobCallback) => give(new Blob()),
  })
}

beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  })
  toCanvas.mockReset()
})

// Files of a worker share their page: the next one brings its own fonts.
afterEach(() => Reflect.deleteProperty(document, 'fonts'))

it('draws again when a busy WebKit has drawn nothing', async () => {
  const seen = canvasWith(255)
  seen.width = 720
  toCanvas.mockResolvedValueOnce(canvasWith(0)).mockResolvedValue(seen)
  expect(await exportPicture(document.body)).toMatchObject({ width: 720 })
})

it('gives no picture rather than an empty one', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  toCanvas.mockResolvedValue(canvasWith(0))
  const made = expect(exportPicture(document.body)).rejects.toThrow('drew nothing')
  await vi.waitFor(() => expect(toCanvas).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(9_000)
  await made
  vi.useRealTimers()
})
