import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { permits } from '../../../shared/session/role.ts'
import { useAreRolesKnown, useSession } from '../../../shared/session/session-store.ts'
import { useMedia } from '../../../shared/ui/layout/use-media.ts'
import { officePage, officePageAt } from './office-pages.ts'
import styles from './office.module.css'

// Pages for everybody stand in this frame too: only those who work in the office wait for its navigation.
const OfficeNav = latePart(async () => (await import('./office-parts.ts')).OfficeNav)
const OfficeDock = latePart(async () => (await import('./office-parts.ts')).OfficeDock)

const WIDE = '(min-width: 900px)'

/**
 * A screen of the back office beside its navigation: a column on a wide screen, on a phone a dock that
 * opens the same list. Where the address or the viewer does not belong to it, the screen stands alone; until
 * it is known who looks, an address of the office shows nothing that would make room for it later.
 */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { roles } = useSession()
  const areRolesKnown = useAreRolesKnown()
  const { pathname, search } = useLocation()
  const isWide = useMedia(WIDE)
  const page = officePageAt(pathname, search)
  if (page !== null && !areRolesKnown) return <div aria-busy="true" />
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
