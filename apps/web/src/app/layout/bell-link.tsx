import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { BellIcon } from '../../shared/icons/icons.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import styles from './bell-link.module.css'
import { layoutTexts } from './layout.texts.ts'

/** Nothing of the bell may be in the way of the first screen. */
const WAIT_MS = 1_500

/** The way to the inbox, marked while something in it is unread. */
export function BellLink({ className }: { className?: string }) {
  const texts = layoutTexts
  const [unread, setUnread] = useState(0)
  useEffect(() => whenIdle(() => watch(setUnread)), [])
  return (
    <Link
      className={classNames(className, styles.bell)}
      to="/notification"
      aria-label={unread === 0 ? texts.notifications : texts.unread(unread)}
    >
      <BellIcon aria-hidden="true" />
      {unread > 0 && <span className={styles.dot} />}
    </Link>
  )
}

/** Starts `work` in a quiet moment with a network; gives the function that ends it, begun or not. */
function whenIdle(work: () => () => void): () => void {
  let end: () => void = () => undefined
  const start = () => {
    if (navigator.onLine) end = work()
    else window.addEventListener('online', start, { once: true })
  }
  const timer = setTimeout(start, WAIT_MS)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', start)
    end()
  }
}

/** What counts is fetched only now, and is missing quietly where it cannot be had. */
function watch(onCount: (unread: number) => void): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  const load = async () => {
    const { watchSite } = await import('./site-watch.ts')
    if (!isOver) stop = watchSite(onCount)
  }
  load().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
