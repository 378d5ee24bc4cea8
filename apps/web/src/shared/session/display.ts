import { defineSaved } from '../saved-data/saved-data.ts'
import { hasShape, oneOf, wholeFrom } from '../saved-data/shapes.ts'

/** Percent of the usual size of the letters. */
export const TEXT_SIZES = [90, 100, 110, 120, 130] as const

/** `auto`: roomy under a thumb, dense under a mouse on a wide screen. */
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Colour of a price that rose; red as on Korean boards unless told otherwise. */
export const RISE_COLORS = ['red', 'blue'] as const
export type RiseColor = (typeof RISE_COLORS)[number]

/** How the viewer wants the site drawn, besides its colour mode. */
export type Display = {
  readonly textSize: number
  readonly density: Density
  readonly rise: RiseColor
}

const isDisplay = hasShape<Display>({
  textSize: wholeFrom(90, 130),
  density: oneOf(DENSITIES),
  rise: oneOf(RISE_COLORS),
})

/**
 * The viewer's own look. The script in `index.html` reads the same key before the first paint:
 * change both together.
 */
export const displaySaved = defineSaved<Display>({
  key: 'display',
  version: 1,
  initial: () => ({ textSize: 100, density: 'auto', rise: 'red' }),
  schema: (value) => (isDisplay(value) ? value : null),
  debounceMs: 0,
})

/** Shows the chosen look and keeps following it, also from other tabs. */
export function startDisplay(): () => void {
  const apply = () => {
    const { textSize, density, rise } = displaySaved.load()
    const { style, dataset } = document.documentElement
    // 1 is what the stylesheet falls back to: the usual page carries no mark.
    if (textSize === 100) style.removeProperty('--textScale')
    else style.setProperty('--textScale', String(textSize / 100))
    mark(dataset, 'density', density === 'auto' ? null : density)
    mark(dataset, 'rise', rise === 'red' ? null : rise)
  }
  apply()
  return displaySaved.subscribe(apply)
}

function mark(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
