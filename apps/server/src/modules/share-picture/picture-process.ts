import { drawPicture } from './draw-picture.ts'
import type { PictureWords } from './picture-words.ts'

/** What is drawn, or null when these words cannot be. */
export type DrawnPicture = Uint8Array | null

// Told, not imported: with it would come the whole contract, four times as long as drawing takes.
const [, , product = ''] = process.argv

process.on('message', (words: PictureWords) => {
  void drawPicture(words, product)
    .catch(() => null)
    .then((drawn) => process.send?.(drawn))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')
