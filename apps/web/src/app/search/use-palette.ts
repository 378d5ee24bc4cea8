import { useLocation, useNavigate } from 'react-router'
import { isRecord } from '../../shared/saved-data/shapes.ts'

/** Name of the mark in the history's state. */
const MARK = 'palette'

/**
 * The palette is a step of the history at the same address: on a phone going back closes it. What
 * is chosen in it takes the place of that step.
 */
export function usePalette() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const kept: unknown = state
  const isOpen = isRecord(kept) && kept[MARK] === true
  return {
    isOpen,
    open: () => {
      if (isOpen) return
      void navigate(
        { pathname, search, hash },
        { state: { ...(isRecord(kept) ? kept : {}), [MARK]: true }, preventScrollReset: true },
      )
    },
    close: () => {
      if (isOpen) void navigate(-1)
    },
    go: (href: string) => void navigate(href, { replace: isOpen }),
  }
}
