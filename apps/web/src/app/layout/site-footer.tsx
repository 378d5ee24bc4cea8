import { Link } from 'react-router'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { layoutTexts } from './layout.texts.ts'
import { RelatedPages } from './related-pages.tsx'
import styles from './site-footer.module.css'

/** The privacy item carries no link here: fixed by the specification §2. */
export function SiteFooter() {
  const texts = layoutTexts
  return (
    <footer className={styles.footer} aria-label={texts.footer}>
      <RelatedPages />
      <div className={styles.inner}>
        <Link className={styles.link} to="/about">
          {texts.about}
        </Link>
        <Link className={styles.link} to="/terms-of-use">
          {texts.terms}
        </Link>
        <span className={styles.link}>{texts.privacy}</span>
        <p className={styles.copyright}>{texts.copyright(PRODUCT_NAME)}</p>
      </div>
    </footer>
  )
}
