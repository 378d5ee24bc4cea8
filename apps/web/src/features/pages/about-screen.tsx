import { Link } from 'react-router'
import { aboutTexts } from './about.texts.ts'
import { ArticlePage } from './article-page.tsx'
import styles from './article-page.module.css'
import { dataTexts } from './data.texts.ts'
import { developersTexts } from './developers.texts.ts'

export function AboutScreen() {
  const data = dataTexts
  const developers = developersTexts
  return (
    <ArticlePage article={aboutTexts}>
      <nav className={styles.links}>
        <Link to="/about/data" className={styles.link}>
          <span className={styles.linkTitle}>{data.title}</span>
          <span className={styles.linkLine}>{data.line}</span>
        </Link>
        <Link to="/developers" className={styles.link}>
          <span className={styles.linkTitle}>{developers.title}</span>
          <span className={styles.linkLine}>{developers.intro}</span>
        </Link>
      </nav>
    </ArticlePage>
  )
}
