import { savesData } from '../../shared/loading/at-rest.ts'
import { yieldToMain } from '../../shared/loading/yield-to-main.ts'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { type FontFile, fontFiles, neededBy } from './font-files.ts'
import { pagePieces } from './page-pieces.ts'

/** Says which file of the font holds which characters; `index.html` names it too. */
const STYLE = '/fonts/pretendard.v5.css'
const FAMILY = 'Pretendard Variable'
const FONT = `400 16px "${FAMILY}"`
/** The first files of the stylesheet hold what pages say; the others are for what people write. */
const PAGE_FILES = 7
/** How many letters of a page are laid out at once. */
const PIECE_LETTERS = 300

/**
 * The stylesheet of the font that was fetched before and lies in the browser's cache; `index.html` reads it
 * before the first paint. Another one means another font, which is fetched as on a first visit.
 */
const fontSaved = defineSaved<string>({
  key: 'font',
  version: 2,
  initial: () => '',
  schema: (value) => (typeof value === 'string' ? value : null),
  upgrades: { 1: () => '' },
  debounceMs: 0,
})

/**
 * Fetches what `page` needs of the font and shows it as soon as it is there. Until then, and without a
 * network, the phone's own Korean font serves, in the same widths and heights (shared/theme/fonts.css).
 */
export async function bringFont(page: HTMLElement): Promise<void> {
  // What is to be seen first; read before the stylesheet is there, with which every text is laid out anew.
  const text = page.innerText
  const files = fontFiles(await addStyle())
  await yieldToMain()
  await Promise.all(neededBy(text, files).map(fetchLast))
  // Out of the cache now: asked for by itself a font would come before pictures and data.
  const shown = await document.fonts.load(FONT, text)
  if (shown.length === 0) return
  await showInPieces(page)
  fontSaved.save(STYLE)
  if (savesData()) return
  // What dialogs and other pages say: no tap has to wait for it. One after the other, so that a tap finds
  // the way free; into use all at once, since each time the browser lays out every text anew.
  for (const file of files.slice(0, PAGE_FILES)) await fetchLast(file)
  const faces = Array.from(document.fonts).filter(({ family }) => family.includes(FAMILY))
  await Promise.all(faces.slice(0, PAGE_FILES).map((face) => face.load()))
}

/** The rules of the font's stylesheet, in use from now on; none of its files is asked for yet. */
function addStyle(): Promise<readonly CSSRule[]> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLE
  link.fetchPriority = 'low'
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(Array.from(link.sheet?.cssRules ?? [])))
    link.addEventListener('error', () => reject(new Error(`${STYLE} did not come`)))
    document.head.append(link)
  })
}

/** Every text is laid out anew, which takes a slow phone long: a part of the page at a time. */
async function showInPieces(page: HTMLElement): Promise<void> {
  const pieces = pagePieces(page, PIECE_LETTERS)
  for (const piece of pieces) {
    piece.dataset['font'] = 'ready'
    await nextFrame()
  }
  document.documentElement.dataset['font'] = 'ready'
  for (const piece of pieces) delete piece.dataset['font']
}

/** When the next frame has been drawn. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Brings a file into the browser's cache, after everything else that is on its way. */
async function fetchLast({ address }: FontFile): Promise<void> {
  const answer = await fetch(address, { priority: 'low' })
  await answer.arrayBuffer()
}
