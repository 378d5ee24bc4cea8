import { type ComponentType, useEffect, useState } from 'react'
import { textsIn } from '../../shared/texts/texts.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { loadPart } from '../routes/stale-chunk.ts'
import { searchButtonTexts } from './search-button.texts.ts'
import { usePalette } from './use-palette.ts'
import { useSearchKeys } from './use-search-keys.ts'

const loadPalette = async () => (await loadPart(() => import('./site-palette.tsx'))).SitePalette

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
  const isMissing = isOpen && Palette === null
  useEffect(() => {
    if (!isMissing) return
    loadPalette().then(
      (palette) => setPalette(() => palette),
      () => {
        close()
        showErrorToast(textsIn(searchButtonTexts).failed)
      },
    )
    // Asked once per opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing])
  return Palette === null ? null : <Palette />
}
