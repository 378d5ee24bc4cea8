import { Link } from 'react-router'
import styles from '../narrow-page.module.css'
import { signUpTexts } from './sign-up.texts.ts'

/** What is agreed to. In new tabs: what has been typed here stays. */
export function Papers() {
  const texts = signUpTexts
  return (
    <p className={styles.papers}>
      {(['terms', 'privacy'] as const).map((paper) => (
        <Link
          key={paper}
          className={styles.link}
          to={paper === 'terms' ? '/terms-of-use' : '/privacy'}
          target="_blank"
          title={texts.opensNewTab}
        >
          {texts[paper]}
        </Link>
      ))}
    </p>
  )
}
