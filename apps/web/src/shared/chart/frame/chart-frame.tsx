import { type ReactNode, useRef } from 'react'
import styles from './chart-frame.module.css'
import { type Box, useBox } from './use-box.ts'

type ChartFrameProps = {
  readonly height: number
  /** Draws once the width is known, and again whenever it changes. */
  readonly children: (box: Box) => ReactNode
}

/** A place of fixed height whose drawing has the width the place really has: letters never scale. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const outer = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const box = useBox(outer, probe)
  return (
    <div ref={outer} className={styles.frame} style={{ height }}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      {box !== null && children(box)}
    </div>
  )
}
