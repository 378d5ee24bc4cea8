import { formatNumber } from '@gyeol/korean'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { useMedia } from '../../../shared/ui/layout/use-media.ts'
import { waitingOn } from './office-counts.ts'
import { OfficeNav } from './office-nav.tsx'
import { officePage, officePageAt, type OfficeKey } from './office-pages.ts'
import styles from './office.module.css'
import { officeTexts } from './office.texts.ts'
import { useToday } from './use-today.ts'

const WIDE = '(min-width: 900px)'

/**
 * A screen of the back office beside its navigation: a column on a wide screen, on a phone a dock that
 * opens the same list. Where the address or the viewer does not belong to it, the screen stands alone.
 */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { roles } = useSession()
  const { pathname, search } = useLocation()
  const isWide = useMedia(WIDE)
  const page = officePageAt(pathname, search)
  const here = page !== null && permits(roles, officePage(page).permission) ? page : null
  return (
    <div className={here === null ? undefined : styles.frame}>
      {here !== null && isWide && (
        <div className={styles.column}>
          <OfficeNav here={here} />
        </div>
      )}
      <div key="screen" className={here === null ? undefined : styles.screen}>
        {children}
      </div>
      {here !== null && !isWide && <OfficeDock here={here} />}
    </div>
  )
}

function OfficeDock({ here }: { here: OfficeKey }) {
  const texts = useTexts(officeTexts)
  const { data } = useToday()
  const [isOpen, setOpen] = useState(false)
  const count = waitingOn('today', data)
  const Icon = officePage(here).icon
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
