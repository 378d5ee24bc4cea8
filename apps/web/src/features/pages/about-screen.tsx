import { Link } from 'react-router'
import { useTexts } from '../../shared/texts/texts.ts'
import { aboutTexts } from './about.texts.ts'
import { ArticlePage } from './article-page.tsx'
import styles from './article-page.module.css'
import { dataTexts } from './data.texts.ts'

export function AboutScreen() {
  const data = useTexts(dataTexts)
  return (
    <ArticlePage article={useTexts(aboutTexts)}>
      <nav className={styles.links}>
        <Link to="/about/data" className={styles.link}>
          <span className={styles.linkTitle}>{data.title}</span>
          <span className={styles.linkLine}>{data.line}</span>
        </Link>
      </nav>
    </ArticlePage>
  )
}
