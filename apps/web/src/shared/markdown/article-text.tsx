import { useId, useMemo } from 'react'
import { markdownTexts } from './markdown.texts.ts'
import styles from './markdown.module.css'
import type { Heading } from './markdown-tree.ts'
import { langOf } from '../texts/lang-of.ts'
import { renderMarkdown } from './render-markdown.tsx'

/** Shorter posts are seen at one glance. */
const MIN_HEADINGS = 3

/** A post with its table of contents when it is long. */
export function ArticleText({ source }: { source: string }) {
  const { content, headings } = useMemo(() => renderMarkdown(source), [source])
  return (
    <div className={styles.article} lang={langOf(source)}>
      {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
      <div className={styles.text}>{content}</div>
    </div>
  )
}

function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const texts = markdownTexts
  const titleId = useId()
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <p id={titleId} className={styles.contentsTitle}>
        {texts.contents}
      </p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
