import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { waitingOn } from './office-counts.ts'
import { OFFICE_ICONS } from './office-icons.ts'
import { useToday } from './use-today.ts'
import { OFFICE_GROUPS, OFFICE_KEYS, officePage, type OfficeKey } from './office-pages.ts'
import styles from './office.module.css'
import { officeTexts } from './office.texts.ts'

type OfficeNavProps = {
  readonly here: OfficeKey
  readonly onFollow?: () => void
}

/** The pages of the back office the viewer may open, with what waits on each. */
export function OfficeNav({ here, onFollow }: OfficeNavProps) {
  const texts = officeTexts
  const { roles } = useSession()
  const keys = OFFICE_KEYS.filter((key) => permits(roles, officePage(key).permission))
  const groups = OFFICE_GROUPS.map((group) => ({
    group,
    keys: keys.filter((key) => officePage(key).group === group),
  }))
  return (
    <nav aria-label={texts.nav} className={styles.nav}>
      {groups
        .filter((group) => group.keys.length > 0)
        .map(({ group, keys: own }) => (
          <div key={group} className={styles.group}>
            {texts.groups[group] !== '' && (
              <p className={styles.groupName}>{texts.groups[group]}</p>
            )}
            <ul>
              {own.map((key) => (
                <li key={key}>
                  <OfficeLink page={key} isHere={key === here} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      <Viewer />
    </nav>
  )
}

type OfficeLinkProps = {
  readonly page: OfficeKey
  readonly isHere: boolean
  readonly onFollow: (() => void) | undefined
}

function OfficeLink({ page, isHere, onFollow }: OfficeLinkProps) {
  const texts = officeTexts
  const { data } = useToday()
  const { to } = officePage(page)
  const Icon = OFFICE_ICONS[page]
  const count = waitingOn(page, data)
  const name = texts.pages[page]
  return (
    <Link
      to={to}
      className={styles.link}
      aria-current={isHere ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {count > 0 && (
        <span className={styles.pill}>
          <VisuallyHidden>{texts.waits}</VisuallyHidden>
          {texts.pill(formatNumber(count))}
        </span>
      )}
    </Link>
  )
}

function Viewer() {
  const { roles } = useSession()
  const role = roles[0]
  return role === undefined ? null : <p className={styles.viewer}>{role.name}</p>
}
