import { pageAt, type PagePath } from '@gyeol/contract'
import { Link, useLocation } from 'react-router'
import { layoutTexts } from './layout.texts.ts'
import styles from './site-footer.module.css'

/** Pages about one thing: whoever reads one may want the others. Some of them are in no menu. */
const GROUPS: readonly (readonly PagePath[])[] = [
  ['/crysta/list', '/crysta/ability', '/crysta/tree', '/equipment', '/ability', '/registlet'],
  ['/character', '/statting', '/skill/point', '/boss', '/equipment', '/crysta/list'],
  ['/skill/point', '/skill/combo', '/skill/info', '/job'],
  ['/statting', '/statting/auto', '/equipment', '/ability'],
  ['/boss', '/equipment', '/crysta/list', '/guide/main-quest', '/event'],
  ['/guide/main-quest', '/guide', '/job', '/boss'],
  ['/job', '/skill/point', '/skill/combo', '/skill/info', '/crysta/list', '/registlet'],
]

/** The pages that go with the one at an address, without itself; those of the first group it leads. */
export function relatedPages(pathname: string): readonly PagePath[] {
  const group =
    GROUPS.find(([first]) => first === pathname) ??
    GROUPS.find((paths) => paths.some((path) => path === pathname)) ??
    []
  return group.filter((path) => path !== pathname)
}

/** The ways from a page to those about the same thing; nothing where there are none. */
export function RelatedPages() {
  const texts = layoutTexts
  const pages = relatedPages(useLocation().pathname)
  if (pages.length === 0) return null
  return (
    <nav className={styles.related} aria-label={texts.related}>
      <b className={styles.label}>{texts.related}</b>
      {pages.map((path) => (
        <Link key={path} className={styles.link} to={path}>
          {pageAt(path).title}
        </Link>
      ))}
    </nav>
  )
}
