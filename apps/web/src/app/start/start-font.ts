import { afterFirstTapParts, savesData } from '../../shared/loading/at-rest.ts'
import { pageAlive } from '../../shared/loading/page-alive.ts'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'

/** Of the font's files; `index.html` names it too. */
const VERSION = 'v5'
const FAMILY = 'Pretendard Variable'
/** The first files of the font hold what pages say; the others are for what people write. */
const PAGE_FILES = 7

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
 * Brings the font when nothing else is left to do, behind whatever a first tap asks for, and shows it; where it lies
 * in the browser's cache, `index.html` has shown it already. Until then, and without a network, the phone's own
 * Korean font serves, in the same widths and heights (shared/theme/fonts.css).
 */
export async function startFont(page: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['font'] === 'ready') return
  await pageAlive
  await afterFirstTapParts()
  try {
    await loadFont(page.innerText)
    // With each file that comes later the browser would lay out every text anew.
    dataset['font'] = 'ready'
    fontSaved.save(VERSION)
  } catch (error) {
    console.info('[font]', error)
  }
}

/** What a text needs of the font and, where data is not dear, what dialogs and other pages say: no tap waits for it. */
async function loadFont(text: string): Promise<void> {
  const { fonts } = document
  const faces = Array.from(fonts).filter(({ family }) => family.includes(FAMILY))
  const ofPages = savesData() ? [] : faces.slice(0, PAGE_FILES)
  await Promise.all([fonts.load(`1em "${FAMILY}"`, text), ...ofPages.map((face) => face.load())])
}
