import { savesData } from '../../shared/loading/at-rest.ts'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { type FontFile, fontFiles, neededBy } from './font-files.ts'
import { pagePieces } from './page-pieces.ts'

/** Of the font's files; `index.html` names it too. */
const VERSION = 'v5'
const FAMILY = 'Pretendard Variable'
/** The first files of the font hold what pages say; the others are for what people write. */
const PAGE_FILES = 7
/** How many letters of a page are laid out at once. */
const PIECE_LETTERS = 50

/**
 * The version of the font that was fetched before and lies in the browser's cache; `index.html` reads it
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
 * Fetches what `page` needs of the font, and shows it. Until then, and without a network, the phone's own
 * Korean font serves, in the same widths and heights (shared/theme/fonts.css).
 */
export async function bringFont(page: HTMLElement): Promise<void> {
  const files = fontFiles(fontRules())
  if (files.length === 0) return
  const needed = neededBy(page.innerText, files)
  // With what dialogs and other pages say, so that no tap has to wait for it; and before any of it is in use,
  // since with each file that comes later the browser lays out every text anew.
  const wanted = savesData() ? needed : [...new Set([...needed, ...files.slice(0, PAGE_FILES)])]
  await Promise.all(wanted.map(fetchLast))
  // Out of the cache now: asked for by itself a font would come before pictures and data.
  await Promise.all(facesOf(files, wanted).map((face) => face.load()))
  await showInPieces(page)
  fontSaved.save(VERSION)
}

/** The rules of the font (shared/theme/generated/pretendard.css), in their order. */
function fontRules(): CSSFontFaceRule[] {
  // Strangers' stylesheets, a browser's extension's perhaps, may not be read.
  const own = Array.from(document.styleSheets).filter(({ href }) => href === null || isOwn(href))
  return own
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => isOurs(style.getPropertyValue('font-family')))
}

/** The faces the browser has made of those files, in the order of the rules. */
function facesOf(files: readonly FontFile[], wanted: readonly FontFile[]): FontFace[] {
  const faces = Array.from(document.fonts).filter(({ family }) => isOurs(family))
  return faces.filter((_, index) => wanted.some((file) => file === files[index]))
}

function isOwn(address: string): boolean {
  return address.startsWith(`${location.origin}/`)
}

/** Browsers quote names of fonts as they like. */
function isOurs(family: string): boolean {
  return family.includes(FAMILY)
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
