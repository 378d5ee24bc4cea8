import { defineSaved } from '../saved-data/saved-data.ts'

/** The font was fetched before and lies in the browser's cache; `index.html` reads it before the first paint. */
const fontSaved = defineSaved<boolean>({
  key: 'font',
  version: 1,
  initial: () => false,
  schema: (value) => (typeof value === 'boolean' ? value : null),
  debounceMs: 0,
})

/**
 * Fetches the font after everything the first screen needs, and shows it as soon as it is there. Until then, and
 * without a network, the phone's own Korean font serves.
 */
export function startFont(): void {
  if (document.documentElement.dataset.font === 'ready') return
  const fetchFont = async () => {
    try {
      const faces = await document.fonts.load('400 16px "Pretendard Variable"', '가')
      if (faces.length === 0) return
      document.documentElement.dataset.font = 'ready'
      fontSaved.save(true)
    } catch (error) {
      console.info('[font]', error)
    }
  }
  afterFirstSight(() => void fetchFont())
}

const REST_MS = 300

/** Runs once something was painted and the page had a moment to rest. */
function afterFirstSight(run: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(run, REST_MS)
  })
  observer.observe({ type: 'paint', buffered: true })
}
