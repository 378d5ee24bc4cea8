import { useEffect, useRef, useState } from 'react'
import { addLayer, type LayerKind } from './layer-history.ts'

type LayerProps = {
  /** Given by screens that steer it; else it opens and closes by itself. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Off for what is a step of the history already. */
  readonly isClosedByBack?: boolean
  /** Whoever steers it keeps it open when it is asked to close. */
  readonly stays?: boolean
}

/** Whether a layer is open, and what opens and closes it. Going back closes it, the topmost first. */
export function useLayer({
  open,
  onOpenChange,
  isClosedByBack = true,
  stays = false,
}: LayerProps): readonly [boolean, (open: boolean) => void] {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  useBackCloses(isOpen && isClosedByBack, () => setOpen(false), { stays })
  return [isOpen, setOpen]
}

/**
 * The same for a small popup beside its button. Under a mouse it is gone at the next press anyway, and the way forward
 * in the history must not be lost for it.
 */
export function usePopupLayer(props: LayerProps): readonly [boolean, (open: boolean) => void] {
  const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  return useLayer({ ...props, isClosedByBack: isTouch })
}

/** Going back closes it while it is open. */
export function useBackCloses(
  isOpen: boolean,
  close: () => void,
  { shownBy, stays }: LayerKind = {},
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(
    () => (isOpen ? addLayer(() => latest.current(), { shownBy, stays }) : undefined),
    [isOpen, shownBy, stays],
  )
}
