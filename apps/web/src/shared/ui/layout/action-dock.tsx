import type { ReactNode } from 'react'
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
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <section className={styles.dock} aria-label={label}>
        <div className={styles.inner}>
          <div translate={translateOf(summary)} className={styles.summary}>
            {summary}
          </div>
          {actions}
          {main}
        </div>
      </section>
    </>
  )
}
