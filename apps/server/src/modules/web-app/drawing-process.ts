import { pathToFileURL } from 'node:url'
import type { WrittenAnswers } from './written-answers.ts'

/** What is drawn: a page, of what it would ask the server first. */
export type DrawingOrder = {
  readonly path: string
  readonly written: Required<WrittenAnswers>
}

/** The drawn HTML, or why there is none. */
export type Drawn =
  | { readonly html: string; readonly trouble?: undefined }
  | { readonly html?: undefined; readonly trouble: string }

/** What the web build leaves for it (`apps/web/src/first-sight.tsx`). */
type Screens = {
  readonly drawFirstSight: (path: string, given: Pick<DrawingOrder, 'written'>) => Promise<string>
}

const [, , file = ''] = process.argv
// Our own build of our own source.
const { drawFirstSight } = (await import(pathToFileURL(file).href)) as Screens

process.on('message', ({ path, written }: DrawingOrder) => {
  void drawFirstSight(path, { written })
    .then(
      (html): Drawn => ({ html }),
      (error: unknown): Drawn => ({ trouble: String(error) }),
    )
    .then((drawn) => process.send?.(drawn))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')
