import { Link, useLocation, useSearchParams } from 'react-router'
import { mainQuestTexts } from './main-quest.texts.ts'
import styles from './view-nav.module.css'

const VIEWS = ['episodes', 'items', 'curve', 'route', 'compare'] as const

/** What stands in the middle of the screen; `?view=` in the address. */
export type View = (typeof VIEWS)[number]

const PARAMETER = 'view'

/** The view the address asks for. */
export function useView(): View {
  const [params] = useSearchParams()
  return VIEWS.find((view) => view === params.get(PARAMETER)) ?? 'episodes'
}

/** Links instead of tabs: every view has an address, and going back works. */
export function ViewNav() {
  const texts = mainQuestTexts.views
  const { hash } = useLocation()
  const current = useView()
  return (
    <nav aria-label={texts.label} className={styles.nav}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={{ search: view === 'episodes' ? '' : `?${PARAMETER}=${view}`, hash }}
          preventScrollReset
          replace
          aria-current={view === current ? 'page' : undefined}
          className={styles.link}
        >
          {texts[view]}
        </Link>
      ))}
    </nav>
  )
}
