import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { waitingOn } from './office-counts.ts'
import { OFFICE_ICONS } from './office-icons.ts'
import { OfficeNav } from './office-nav.tsx'
import type { OfficeKey } from './office-pages.ts'
import styles from './office.module.css'
import { officeTexts } from './office.texts.ts'
import { useToday } from './use-today.ts'

/** On a phone: where one is in the back office, opening the list of its pages. */
export function OfficeDock({ here }: { here: OfficeKey }) {
  const texts = officeTexts
  const { data } = useToday()
  const [isOpen, setOpen] = useState(false)
  const count = waitingOn('today', data)
  const Icon = OFFICE_ICONS[here]
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <div className={styles.dock}>
        <button
          type="button"
          className={classNames(styles.dockButton)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" />
          <span className={styles.dockWords}>
            <b>{texts.pages[here]}</b>
            <span>{count > 0 ? texts.waiting(formatNumber(count)) : texts.calm}</span>
          </span>
          {count > 0 && <span className={styles.pill}>{formatNumber(count)}</span>}
          <ChevronRightIcon aria-hidden="true" className={styles.up} />
        </button>
      </div>
      <Sheet title={texts.nav} open={isOpen} onOpenChange={setOpen}>
        <OfficeNav here={here} onFollow={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
