import { useEffect, useRef } from 'react'
import { formatNumber } from '@gyeol/korean'
import { CloseIcon, StattingAutoIcon } from '../../../../shared/icons/icons.ts'
import { classNames } from '../../../../shared/theme/class-names.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { type AutoSearch, searchProgress } from './auto-search-store.ts'
import { autoTexts } from '../auto.texts.ts'
import { isOutOfReach } from './out-of-reach.ts'
import styles from './search-part.module.css'

type SearchPartProps = {
  readonly search: AutoSearch | null
  readonly isStale: boolean
  /** Why the search cannot start, after it was tried. */
  readonly blocked: string | null
  readonly onCancel: () => void
}

/** The button that starts, and while it runs: how far, how long, and the way to stop. */
export function SearchPart({ search, isStale, blocked, onCancel }: SearchPartProps) {
  const texts = autoTexts.search
  const isRunning = search?.phase === 'searching'
  const isProving = search?.phase === 'proving' && !isStale
  return (
    <div className={styles.part}>
      {isRunning ? (
        <Button block size="large" icon={<CloseIcon />} onClick={onCancel}>
          {texts.cancel}
        </Button>
      ) : (
        <Button type="submit" block size="large" variant="primary" icon={<StattingAutoIcon />}>
          {canContinue(search) && !isStale ? texts.again : texts.start}
        </Button>
      )}
      <div className={styles.state}>
        {isRunning ? (
          <Running since={search.startedAt} />
        ) : (
          <Hint words={hintOf(search, isStale, texts)} keys={texts.hint} />
        )}
      </div>
      {isProving && (
        <div className={styles.state}>
          <Proving onStop={onCancel} />
        </div>
      )}
      {blocked !== null && (
        <p role="alert" className={styles.blocked}>
          {blocked}
        </p>
      )}
    </div>
  )
}

type SearchTexts = (typeof autoTexts)['search']

/** The same question is asked once more only where it was left before the end. */
function canContinue(search: AutoSearch | null): boolean {
  return search?.phase === 'cancelled' || search?.phase === 'failed'
}

/** What there is to say of the answer; null leaves room for the key that starts. */
function hintOf(search: AutoSearch | null, isStale: boolean, texts: SearchTexts): string | null {
  if (search === null) return null
  if (isStale) return texts.stale
  if (search.phase !== 'finished' && search.phase !== 'proving') return null
  return isOutOfReach(search) ? texts.outOfReach : texts.known
}

type HintProps = { readonly words: string | null; readonly keys: string }

function Hint({ words, keys }: HintProps) {
  return (
    <span className={classNames(styles.hint, words === null && styles.keys)}>{words ?? keys}</span>
  )
}

/** How far the search is. Written into the page directly, as the seconds are. */
function Running({ since }: { readonly since: number }) {
  const texts = autoTexts.search
  const write = useTicking<HTMLProgressElement>((bar) => {
    bar.value = searchProgress()
  })
  return (
    <>
      <progress ref={write} className={styles.progress} aria-label={texts.progress} max={1} />
      <span className={styles.time}>
        <Elapsed since={since} />
      </span>
    </>
  )
}

/** The answer stands; whether nothing better exists takes its time, and may be left. */
function Proving({ onStop }: { readonly onStop: () => void }) {
  const texts = autoTexts.search
  const write = useTicking<HTMLProgressElement>((bar) => {
    bar.value = searchProgress()
  })
  return (
    <>
      <progress ref={write} className={styles.progress} aria-label={texts.proving} max={1} />
      <span>{texts.proving}</span>
      <Button size="small" variant="ghost" onClick={onStop}>
        {texts.stopProving}
      </Button>
    </>
  )
}

/** Seconds since a moment of `performance.now()`, going on. */
export function Elapsed({ since }: { readonly since: number }) {
  const texts = autoTexts.search
  const write = useTicking<HTMLSpanElement>((place) => {
    place.textContent = texts.seconds(secondsText(Math.max(0, performance.now() - since)))
  })
  return <span ref={write} />
}

const TICK_MS = 100

/**
 * Writes into an element ten times a second without drawing anything anew: each drawing would throw away what is being
 * drawn of an answer, and a slow phone would never come to its end.
 */
function useTicking<Place extends Element>(write: (place: Place) => void) {
  const place = useRef<Place>(null)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
    if (place.current) write(place.current)
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (place.current) latest.current(place.current)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return place
}

/** "2.1" of 2134 milliseconds. */
export function secondsText(ms: number): string {
  const tenths = Math.floor(ms / 100) / 10
  return Number.isInteger(tenths) ? `${formatNumber(tenths)}.0` : formatNumber(tenths)
}
