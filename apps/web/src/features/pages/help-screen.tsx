import { Link } from 'react-router'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './article-page.module.css'
import { helpTexts, helpTopics } from './help.texts.ts'

/** All help topics; each screen links to its own. */
export function HelpScreen() {
  const texts = helpTexts
  const topics = Object.entries(helpTopics)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <ul className={styles.links}>
        {topics.map(([key, { title, intro }]) => (
          <li key={key}>
            <Link className={styles.link} to={`/help/${key}`}>
              <span className={styles.linkTitle}>{title}</span>
              <span className={styles.linkLine}>{intro}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.link} to="/help/check">
            <span className={styles.linkTitle}>{texts.check.title}</span>
            <span className={styles.linkLine}>{texts.check.line}</span>
          </Link>
        </li>
      </ul>
      <section className={styles.section}>
        <SectionTitle>{texts.questions.title}</SectionTitle>
        <dl className={styles.terms}>
          {texts.questions.list.map(({ question, answer }) => (
            <div key={question} className={styles.question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
