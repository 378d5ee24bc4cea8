import type { ReactNode } from 'react'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import type { Article, ArticleSection } from './article.ts'
import styles from './article-page.module.css'

/** Shows a text page; `children` follow the last section. */
export function ArticlePage({ article, children }: { article: Article; children?: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{article.title}</h1>
      <p className={styles.intro}>{article.intro}</p>
      {article.sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      {children}
    </article>
  )
}

function Section({ section }: { section: ArticleSection }) {
  const { heading, paragraphs = [], points = [], terms = [] } = section
  return (
    <section className={styles.section}>
      <SectionTitle>{heading}</SectionTitle>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length === 0 ? null : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {terms.length === 0 ? null : (
        <dl className={styles.terms}>
          {terms.map(([word, meaning]) => (
            <div key={word} className={styles.term}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
