import { Link, useLocation } from 'react-router'
import { LoginIcon, MemberIcon } from '../../shared/icons/icons.ts'
import { loginPath } from '../../shared/router/safe-path.ts'
import { useIsMember } from '../../shared/session/session-store.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { currentPath, menuOf, visibleMenu } from '../menu.ts'
import { menuTexts } from '../menu.texts.ts'
import { layoutTexts } from './layout.texts.ts'
import styles from './menu-drawer.module.css'

export interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The side menu: sections in the order of the specification, login or profile at the foot. */
export function MenuDrawer({ isOpen, onOpenChange }: MenuDrawerProps) {
  const texts = useTexts(layoutTexts)
  const menu = visibleMenu(menuOf(useTexts(menuTexts)))
  const { pathname } = useLocation()
  const here = currentPath(menu, pathname)
  const close = () => onOpenChange(false)
  return (
    <Sheet
      side="right"
      title={texts.menu}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={<AccountLink onFollow={close} />}
    >
      <nav aria-label={texts.menu}>
        {menu.map((group) => (
          <section key={group.title} className={styles.group}>
            <h3 className={styles.title}>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item.path}>
                  <Link
                    className={styles.item}
                    to={item.path}
                    aria-current={item.path === here ? 'page' : undefined}
                    onClick={close}
                  >
                    {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Sheet>
  )
}

function AccountLink({ onFollow }: { onFollow: () => void }) {
  const texts = useTexts(layoutTexts)
  const isMember = useIsMember()
  const { pathname, search, hash } = useLocation()
  return isMember ? (
    <LinkButton block to="/member/profile" icon={<MemberIcon />} onClick={onFollow}>
      {texts.profile}
    </LinkButton>
  ) : (
    <LinkButton
      block
      to={loginPath(pathname + search + hash)}
      icon={<LoginIcon />}
      onClick={onFollow}
    >
      {texts.login}
    </LinkButton>
  )
}
