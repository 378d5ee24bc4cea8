import { formatNumber } from '@gyeol/korean'
import { useEffect, useState } from 'react'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import type { Settling } from './use-settled.ts'

type SettlingWordsProps = {
  readonly settling: Settling
  /** How many items are being changed. */
  readonly count: number
}

/** How putting a file in goes: for how long, and that nothing is lost when no answer comes. */
export function SettlingWords({ settling, count }: SettlingWordsProps) {
  const texts = importTexts.batch
  const isBusy = settling.is === 'working' || settling.is === 'asking'
  if (isBusy) {
    return (
      <div className={styles.progress}>
        <p role="status">
          {settling.is === 'working' ? texts.applying(formatNumber(count)) : texts.checkingTruth}
        </p>
        <progress aria-label={texts.applying(formatNumber(count))} />
        <Waited />
      </div>
    )
  }
  const words =
    settling.is === 'undecided'
      ? texts.notApplied
      : settling.is === 'refused'
        ? settling.message
        : null
  return words === null ? null : (
    <HintStrip tone="danger" live>
      {words}
    </HintStrip>
  )
}

function Waited() {
  const texts = importTexts.batch
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p className={styles.muted}>{texts.waited(formatNumber(seconds))}</p>
}
