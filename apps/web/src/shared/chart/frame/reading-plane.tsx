import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import type { Plot } from './axes.tsx'
import { nearestIndex, readingStep } from './reading-step.ts'
import styles from './reading-plane.module.css'
import { useCalmWords } from './use-calm-words.ts'

type ReadingPlaneProps = {
  readonly plot: Plot
  readonly height: number
  /** What is chosen here: "읽을 날". */
  readonly label: string
  /** Id of a longer description. */
  readonly describedBy?: string | undefined
  /** Where the places that can be read lie, in pixels of the drawing. */
  readonly places: readonly number[]
  readonly index: number | null
  /** What stands at the chosen place, all of it in words. */
  readonly words: string
  readonly onRead: (index: number) => void
  /** A mouse reads by pointing, without pressing. */
  readonly readsOnHover?: boolean
}

/** Movements of a finger below this are a tap, or the beginning of a scroll. */
const DRAG_PX = 5

/**
 * The plot as something to read from: a slider over its places. Keys are spoken by the slider
 * itself; what a finger or mouse chooses is said by the live region.
 */
export function ReadingPlane(props: ReadingPlaneProps) {
  const { plot, height, label, places, index, words, onRead } = props
  const [isPointed, setPointed] = useState(false)
  const spoken = useCalmWords(isPointed ? words : '')
  const pointer = usePointerReading(props, () => setPointed(true))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = readingStep(event.key, index, places.length)
    if (next === null) return
    event.preventDefault()
    setPointed(false)
    if (next !== index) onRead(next)
  }
  if (places.length === 0) return null
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className={styles.plane}
        style={{ left: plot.left, width: Math.max(0, plot.right - plot.left), height }}
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={(index ?? places.length - 1) + 1}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        {...pointer}
      />
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

/** A mouse reads while pressed, a finger when lifted or drawn sideways; up and down stays scrolling. */
function usePointerReading(
  { plot, places, index, onRead, readsOnHover = false }: ReadingPlaneProps,
  onPointed: () => void,
) {
  const start = useRef<number | null>(null)
  const isDragged = useRef(false)
  const read = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const next = nearestIndex(places, event.clientX - box.left + plot.left)
    onPointed()
    if (next !== null && next !== index) onRead(next)
  }
  const end = () => {
    start.current = null
    isDragged.current = false
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      start.current = event.clientX
      if (event.pointerType !== 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId)
      read(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.isPrimary) return
      if (event.pointerType === 'mouse') {
        if (start.current !== null || readsOnHover) read(event)
        return
      }
      if (start.current === null) return
      isDragged.current ||= Math.abs(event.clientX - start.current) > DRAG_PX
      if (isDragged.current) read(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && event.pointerType !== 'mouse') read(event)
      end()
    },
    onPointerCancel: end,
  }
}
