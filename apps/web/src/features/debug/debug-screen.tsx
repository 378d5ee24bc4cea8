import { Link } from 'react-router'
import { ChevronRightIcon } from '../../shared/icons/icons.ts'
import { Page } from '../../shared/ui/layout/page.tsx'
import { debugTexts } from './debug.texts.ts'
import styles from './debug-screen.module.css'

/** /debug: the way to every page that looks inside. */
export function DebugScreen() {
  const texts = debugTexts
  return (
    <Page title={texts.title} line={texts.line}>
      <ul className={styles.pages}>
        {Object.entries(texts.pages).map(([path, { name, line }]) => (
          <li key={path}>
            <Link to={path} className={styles.page}>
              <span className={styles.words}>
                <b>{name}</b>
                <span>{line}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
