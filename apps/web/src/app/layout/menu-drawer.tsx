import { Link, useLocation } from 'react-router'
import {
  AdminIcon,
  CorrectionIcon,
  LoginIcon,
  LogoutIcon,
  MemberIcon,
  SettingIcon,
} from '../../shared/icons/icons.ts'
import { loginPath } from '../../shared/router/safe-path.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { sessionTexts } from '../../shared/session/session.texts.ts'
import { useLogout } from '../../shared/session/use-logout.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { currentPath, menuOf, visibleMenu, wholeMenu } from '../menu.ts'
import { menuTexts } from '../menu.texts.ts'
import { LanguageLinks } from './language-links.tsx'
import { layoutTexts } from './layout.texts.ts'
import { menuDrawerTexts } from './menu-drawer.texts.ts'
import styles from './menu-drawer.module.css'
import { otherWays } from './other-ways.ts'
import { useShowsWholeMenu } from './menu-reach.ts'
import { useWaitingCorrections } from './waiting-corrections.ts'

export type MenuDrawerProps = {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The side menu: sections in the order of the specification, the other public screens after them, login or profile at the foot. */
export function MenuDrawer({ isOpen, onOpenChange }: MenuDrawerProps) {
  const texts = layoutTexts
  const { roles } = useSession()
  const all = menuOf(menuTexts)
  const menu = useShowsWholeMenu(isOpen) ? wholeMenu(all, roles) : visibleMenu(all)
  const shown = new Set<string>(menu.flatMap(({ items }) => items.map(({ path }) => path)))
  const { pathname } = useLocation()
  const here = currentPath(menu, pathname)
  const close = () => onOpenChange(false)
  return (
    <Sheet
      side="right"
      title={texts.menu}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={<AccountLinks isOpen={isOpen} onFollow={close} />}
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
      <nav aria-label={menuDrawerTexts.others}>
        {otherWays(shown).map(({ group, ways }) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{menuDrawerTexts.ways[group]}</h3>
            <ul>
              {ways.map(({ path, title }) => (
                <li key={path}>
                  <Link
                    className={styles.item}
                    to={path}
                    aria-current={path === pathname ? 'page' : undefined}
                    onClick={close}
                  >
                    {title}
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

/** Who the viewer is here, and what only they can reach: it is no part of the specified menu. */
function AccountLinks({ isOpen, onFollow }: { isOpen: boolean; onFollow: () => void }) {
  const texts = menuDrawerTexts
  const { roles } = useSession()
  const { pathname, search, hash } = useLocation()
  const isMember = roles.length > 0
  const waiting = useWaitingCorrections(isOpen)
  return (
    <div className={styles.account}>
      {isMember ? (
        <>
          <LinkButton block to="/member/profile" icon={<MemberIcon />} onClick={onFollow}>
            {texts.profile}
          </LinkButton>
          <LinkButton
            block
            variant="ghost"
            to="/correction"
            icon={<CorrectionIcon />}
            onClick={onFollow}
          >
            {texts.correction}
            {waiting > 0 && <Tag tone="brass">{texts.waiting(waiting)}</Tag>}
          </LinkButton>
          <LogoutButton />
        </>
      ) : (
        <LinkButton
          block
          to={loginPath(pathname + search + hash)}
          icon={<LoginIcon />}
          onClick={onFollow}
        >
          {texts.login}
        </LinkButton>
      )}
      <LinkButton block variant="ghost" to="/setting" icon={<SettingIcon />} onClick={onFollow}>
        {texts.setting}
      </LinkButton>
      {permits(roles, 'office.open') && (
        <LinkButton block variant="ghost" to="/admin" icon={<AdminIcon />} onClick={onFollow}>
          {texts.admin}
        </LinkButton>
      )}
      <LanguageLinks />
    </div>
  )
}

function LogoutButton() {
  const { logOut, isPending } = useLogout()
  return (
    <Button block icon={<LogoutIcon />} busy={isPending} onClick={() => void logOut()}>
      {sessionTexts.logout}
    </Button>
  )
}
