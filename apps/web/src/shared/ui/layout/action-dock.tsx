import { type ReactNode, useEffect, useRef } from 'react'
import { translateOf } from '../../texts/figures.ts'
import styles from './action-dock.module.css'

export type ActionDockProps = {
  readonly label: string
  /** Left: what the action would lead to; the large figure as `<b>`. */
  readonly summary: ReactNode
  /** Middle: a ButtonGroup. */
  readonly actions?: ReactNode
  /** Right: the one large primary button. */
  readonly main: ReactNode
}

/** The bar under the thumb. From 900 px its buttons stand in the page and it goes away. */
export function ActionDock({ label, summary, actions, main }: ActionDockProps) {
  const dock = useRef<HTMLElement>(null)
  useEffect(() => keepRoomFor(dock.current), [])
  return (
    <section ref={dock} className={styles.dock} aria-label={label}>
      <div className={styles.inner}>
        <div translate={translateOf(summary)} className={styles.summary}>
          {summary}
        </div>
        {actions}
        {main}
      </div>
    </section>
  )
}

/** Tells the page how much of its end is under the dock, which is as high as its letters are large. */
function keepRoomFor(dock: HTMLElement | null): (() => void) | undefined {
  if (dock === null) return undefined
  const { style } = document.documentElement
  let room = 0
  const observer = new ResizeObserver(() => {
    const height = dock.offsetHeight
    // Room that went away at the end of a page would move all of it under the thumb.
    room = height === 0 ? 0 : Math.max(room, height)
    style.setProperty('--dock', `${room}px`)
  })
  observer.observe(dock)
  return () => {
    observer.disconnect()
    style.removeProperty('--dock')
  }
}
