import type { ReactNode } from 'react'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import type { Article, ArticleSection } from './article.ts'
import styles from './article-page.module.css'

type ArticlePageProps = {
  readonly article: Article
  readonly lang?: string
  readonly children?: ReactNode
}

/** Shows a text page; `children` follow the last section. In another `lang`, it stands below a page's own title. */
export function ArticlePage({ article, lang, children }: ArticlePageProps) {
  const Title = lang === undefined ? 'h1' : 'h2'
  return (
    <article className={styles.page} lang={lang}>
      <Title className={styles.title}>{article.title}</Title>
      <p className={styles.intro}>{article.intro}</p>
      {article.sections.map((section) => (
        <Section key={section.heading} section={section} level={lang === undefined ? 2 : 3} />
      ))}
      {children}
    </article>
  )
}

function Section({ section, level }: { section: ArticleSection; level: 2 | 3 }) {
  const { heading, paragraphs = [], points = [], terms = [] } = section
  return (
    <section className={styles.section}>
      <SectionTitle level={level}>{heading}</SectionTitle>
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
