import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '../../shared/loading/at-rest.ts'
import { whenIdle } from '../../shared/loading/when-idle.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { loadPart } from '../stale-chunk.ts'
import { searchButtonTexts } from './search-button.texts.ts'
import { usePalette } from './use-palette.ts'
import { useSearchKeys } from './use-search-keys.ts'

const loadPalette = () => loadPart(() => import('./site-palette.tsx'))

const loadSearch = () => import('../../features/search/lookup/search-client.ts')

/** Long after the page has come to rest. */
const READY_AFTER_MS = 15_000

/** Fetches the palette's code when it is about to be used. */
export function warmUpPalette(): void {
  // Too early to complain: opening it will, should it fail again.
  loadPalette().catch(() => undefined)
}

/** Listens for the search keys; the palette itself is fetched when it is opened first. */
export function PaletteHost() {
  const { isOpen, open, close } = usePalette()
  const [Palette, setPalette] = useState<ComponentType | null>(null)
  useSearchKeys(open)
  useEffect(() => {
    // Not while somebody scrolls.
    const prepare = () => whenIdle(() => void prepareForOffline(), { otherwise: 0 })
    const timer = setTimeout(prepare, READY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isMissing = isOpen && Palette === null
  useEffect(() => {
    if (!isMissing) return
    loadPalette().then(
      ({ SitePalette }) => setPalette(() => SitePalette),
      () => {
        close()
        showErrorToast(searchButtonTexts.failed)
      },
    )
    // Asked once per opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing])
  return Palette === null ? null : <Palette />
}

/**
 * Has the search's worker fetch its lists for the time when there is no network. What the palette draws lies
 * in the copy for offline use, and would hold a slow phone up if it were read now. Those who save data get
 * the lists when they first search.
 */
async function prepareForOffline(): Promise<void> {
  if (!navigator.onLine || savesData()) return
  try {
    const { workerLine } = await loadSearch()
    await workerLine.prepare()
  } catch {
    // Opening the search will try again and say so.
  }
}
