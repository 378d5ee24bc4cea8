import { Link, useLocation } from 'react-router'
import { latePart } from '../../shared/loading/late-part.tsx'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { openedLink } from '../../shared/share/opened-link.ts'
import { useStore } from '../../shared/store/use-store.ts'
import { layoutTexts } from './layout.texts.ts'
import { RelatedPages } from './related-pages.tsx'
import styles from './site-footer.module.css'

const ReportProblem = latePart(
  async () => (await import('../../shared/moderation/report-problem.tsx')).ReportProblem,
  { isExtra: true },
)

/** The privacy item carries no link here: fixed by the specification §2. */
export function SiteFooter() {
  const texts = layoutTexts
  return (
    <footer className={styles.footer} aria-label={texts.footer}>
      <RelatedPages />
      <LinkProblem />
      <div className={styles.inner}>
        <Link className={styles.link} to="/about">
          {texts.about}
        </Link>
        <Link className={styles.link} to="/terms-of-use">
          {texts.terms}
        </Link>
        <span className={styles.link}>{texts.privacy}</span>
        <Link className={styles.link} to="/help">
          {texts.help}
        </Link>
        <p className={styles.copyright}>{texts.copyright(PRODUCT_NAME)}</p>
      </div>
    </footer>
  )
}

/** Whoever came by a short link can say what is wrong with it, where it has led them. */
function LinkProblem() {
  const link = useStore(openedLink)
  const { pathname } = useLocation()
  if (link === null || !pathname.endsWith(link.path)) return null
  return (
    <ReportProblem
      content={{ kind: 'short-link', id: link.code }}
      name={layoutTexts.receivedLink}
    />
  )
}
