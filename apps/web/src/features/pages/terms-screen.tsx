import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ArticlePage } from './article-page.tsx'
import styles from './article-page.module.css'
import { termsLinkTexts, termsTexts } from './terms.texts.ts'

/** Links to the privacy page, which the footer only names. */
export function TermsScreen() {
  const { privacy } = termsLinkTexts
  return (
    <ArticlePage article={termsTexts}>
      <div className={styles.back}>
        <LinkButton to="/privacy">{privacy}</LinkButton>
      </div>
    </ArticlePage>
  )
}
