import { useMemo } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './markdown.module.css'
import { renderMarkdown } from './render-markdown.tsx'

/** The text of a post. Headings begin at the second level; the page has the first. */
export function MarkdownText({ source, className }: { source: string; className?: string }) {
  const { content } = useMemo(() => renderMarkdown(source), [source])
  return <div className={classNames(styles.text, className)}>{content}</div>
}
