import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { keySheetOpen, openKeySheet } from '../../shared/keyboard/key-sheet.ts'
import { useStore } from '../../shared/store/use-store.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { loadPart } from '../stale-chunk.ts'
import type { KeyLayersProps } from './key-layers.tsx'
import { listenForSiteKeys } from './site-keys.ts'

const loadLayers = () => loadPart(() => import('./key-layers.tsx'))

/** The keys that work on every screen. What they show is fetched when one is pressed. */
export function KeyHost() {
  const navigate = useNavigate()
  const isOpen = useStore(keySheetOpen)
  const [isWaiting, setWaiting] = useState(false)
  const [Layers, setLayers] = useState<ComponentType<KeyLayersProps> | null>(null)
  // From the moment the page is seen: keys come fast.
  useLayoutEffect(
    () =>
      listenForSiteKeys({
        go: (path) => void navigate(path),
        openSheet: openKeySheet,
        onWait: setWaiting,
      }),
    [navigate],
  )
  const isMissing = (isOpen || isWaiting) && Layers === null
  useEffect(() => {
    if (!isMissing) return
    const fetch = async () => {
      const { KeyLayers } = await loadLayers()
      setLayers(() => KeyLayers)
    }
    const complain = async () => {
      const { keyTexts } = await import('../../shared/keyboard/keys.texts.ts')
      showErrorToast(keyTexts.failed)
    }
    fetch().catch(() => {
      if (!keySheetOpen.get()) return
      keySheetOpen.set(false)
      complain().catch(() => undefined)
    })
  }, [isMissing])
  return Layers === null ? null : <Layers isOpen={isOpen} isWaiting={isWaiting} />
}
