import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const LONG_MS = 500
const MOVED_PX = 10

type Start = {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Opens a row's menu when the row is held with a finger, or by the browser's own gesture for menus.
 * The tap that ends the holding does not open the row.
 */
export function useLongPress() {
  const [isOpen, setOpen] = useState(false)
  const start = useRef<Start | null>(null)
  const isHeld = useRef(false)
  const end = () => {
    if (start.current !== null) clearTimeout(start.current.timer)
    start.current = null
  }
  useEffect(() => {
    const held = start
    return () => clearTimeout(held.current?.timer)
  }, [])
  const hold = () => {
    isHeld.current = true
    setOpen(true)
  }
  const handlers = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isHeld.current = false
      if (pointerType !== 'touch') return
      end()
      start.current = { x, y, timer: setTimeout(hold, LONG_MS) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > MOVED_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      // With a mouse the browser's menu stays: it copies links.
      if (!matchMedia('(pointer: coarse)').matches) return
      event.preventDefault()
      end()
      hold()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { isOpen, setOpen, handlers }
}
