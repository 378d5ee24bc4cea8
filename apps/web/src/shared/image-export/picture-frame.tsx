import { formatDate } from '@gyeol/korean'
import type { ReactNode, Ref } from 'react'
import { Logo } from '../gem/logo.tsx'
import styles from './picture-frame.module.css'

type PictureFrameProps = {
  readonly ref?: Ref<HTMLDivElement>
  readonly at: number
  readonly children: ReactNode
}

/** What an exported picture looks like: 720 px wide, 10 px padding, and a 60 px footer with logo, title and date. */
export function PictureFrame({ ref, at, children }: PictureFrameProps) {
  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.content}>{children}</div>
      <div className={styles.footer}>
        <Logo size="small" />
        <div className={styles.date}>{formatDate(at)}</div>
      </div>
    </div>
  )
}
