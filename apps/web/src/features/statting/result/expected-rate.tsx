import { formatNumber } from '@gyeol/korean'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { stattingTexts } from '../statting.texts.ts'
import styles from './expected-rate.module.css'

const loadPopover = () => import('../../../shared/ui/popups/popover.tsx')
const Popover = lazy(async () => ({ default: (await loadPopover()).Popover }))

type ExpectedRateProps = {
  /** The rate that is shown large beside it. */
  readonly shown: number
  readonly expected: number
  readonly positives: number
  readonly hasExpertReinforcement2: boolean
}

/** Chance that every raised option succeeds; where it is another number than the rate, a tap says why. */
export function ExpectedRate({ shown, expected, positives, ...owner }: ExpectedRateProps) {
  const texts = stattingTexts.result
  return (
    <span className={styles.expected}>
      {texts.expected} {formatNumber(expected)}%
      {expected !== shown && (
        <Explanation label={texts.expectedWhat} title={texts.expected}>
          <p>{texts.expectedHint(shown, positives)}</p>
          {owner.hasExpertReinforcement2 && <p>{texts.expectedFirst}</p>}
        </Explanation>
      )}
    </span>
  )
}

type ExplanationProps = {
  readonly label: string
  readonly title: string
  readonly children: ReactNode
}

/** The panel comes with the first tap: nobody needs it for the first sight. */
function Explanation({ label, title, children }: ExplanationProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <IconButton
      size="small"
      className={styles.info}
      label={label}
      icon={<NoteIcon />}
      onClick={
        isWanted
          ? undefined
          : () => {
              setIsWanted(true)
              setIsOpen(true)
            }
      }
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <Popover trigger={button} title={title} open={isOpen} onOpenChange={setIsOpen}>
        <div className={styles.text}>{children}</div>
      </Popover>
    </Suspense>
  )
}
