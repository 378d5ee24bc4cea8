import { drawPicture } from './draw-picture.ts'
import type { PictureWords } from './picture-words.ts'

/** What is drawn, or null when these words cannot be. */
export type DrawnPicture = Uint8Array | null

process.on('message', (words: PictureWords) => {
  void drawPicture(words)
    .catch(() => null)
    .then((drawn) => process.send?.(drawn))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')
