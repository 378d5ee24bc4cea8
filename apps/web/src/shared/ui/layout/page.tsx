import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { langOf } from '../../texts/lang-of.ts'
import styles from './page.module.css'

export type PageProps = {
  readonly title: ReactNode
  /** One line under the title: what stands open, as of when. */
  readonly line?: ReactNode
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  /** What those who may change the page do with it: below, since who may is known late, and nothing is to move for it. */
  readonly editing?: ReactNode
  /** Some of the buttons come late: on a narrow screen they have a line of their own, so that nothing moves for them. */
  readonly hasLateActions?: boolean
  readonly className?: string
  /** Tables, trees and boards use what a wide screen has; text does not read well so wide. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** From so many letters on a title has a narrow screen's whole line, and the buttons the next one. */
const LONG_TITLE = 24

/** Title and content of a screen inside the width and gutters of the design. */
export function Page({
  title,
  line,
  actions,
  hasLateActions = false,
  editing = false,
  className,
  isWide = false,
  children,
}: PageProps) {
  const isLong = typeof title === 'string' && title.length > LONG_TITLE
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <header className={styles.head}>
        <div className={styles.words} data-long={isLong || hasLateActions ? '' : undefined}>
          <h1 className={styles.title} lang={typeof title === 'string' ? langOf(title) : undefined}>
            {title}
          </h1>
          {line !== undefined && <div className={styles.line}>{line}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={classNames(styles.body, className)}>{children}</div>
      {editing !== false && (
        <div className={classNames(styles.body, styles.actions)}>{editing}</div>
      )}
    </div>
  )
}

/** Only the width and gutters, for screens without a title of this kind. */
export function PageWidth({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.width, className)}>{children}</div>
}

/** A page of a few fields, in the middle of wide screens: `small` 520 px, `medium` 820 px. */
export function NarrowPage({ size = 'small', ...page }: PageProps & { size?: 'small' | 'medium' }) {
  return (
    <div className={classNames(styles.narrow, styles[size])}>
      <Page {...page} />
    </div>
  )
}
