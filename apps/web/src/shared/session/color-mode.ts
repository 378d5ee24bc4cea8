import { defineSaved } from '../saved-data/saved-data.ts'

export const COLOR_MODES = ['light', 'system', 'dark'] as const
export type ColorMode = (typeof COLOR_MODES)[number]

/** Colour of the browser's own bars: the header's ground in each theme. */
const BAR_COLORS = { light: '#ffffff', dark: '#141d1b' } as const

/**
 * Chosen colour mode. The script in `index.html` reads the same key before the first paint:
 * change both together.
 */
export const colorModeSaved = defineSaved<ColorMode>({
  key: 'mode',
  version: 1,
  initial: () => 'system',
  schema: (value) => COLOR_MODES.find((mode) => mode === value) ?? null,
  debounceMs: 0,
})

/** Shows the chosen mode and keeps following it: this tab, other tabs, and the system's setting. */
export function startColorMode(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const mode = colorModeSaved.load()
    const theme = mode === 'system' ? (system.matches ? 'dark' : 'light') : mode
    const { dataset } = document.documentElement
    dataset.theme = theme
    dataset.mode = mode
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', BAR_COLORS[theme])
    }
  }
  apply()
  const unsubscribe = colorModeSaved.subscribe(apply)
  system.addEventListener('change', apply)
  return () => {
    unsubscribe()
    system.removeEventListener('change', apply)
  }
}
