import { Link, NavLink } from 'react-router'
import { Logo } from '../../shared/gem/logo.tsx'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { SearchButton } from '../search/search-button.tsx'
import { BellLink } from './bell-link.tsx'
import { ColorModeControl } from './color-mode-control.tsx'
import { layoutTexts } from './layout.texts.ts'
import { MenuButton } from './menu-button.tsx'
import styles from './site-header.module.css'

export function SiteHeader() {
  const texts = layoutTexts
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.brand} to="/" aria-label={texts.home(PRODUCT_NAME)}>
          <Logo />
        </Link>
        <nav className={styles.sections} aria-label={texts.sections}>
          {Object.entries(texts.links).map(([path, title]) => (
            <NavLink key={path} className={styles.section} to={path}>
              {title}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchButton className={styles.tool} />
          <ColorModeControl />
          <BellLink className={styles.tool} />
          <MenuButton className={styles.tool} />
        </div>
      </div>
    </header>
  )
}
