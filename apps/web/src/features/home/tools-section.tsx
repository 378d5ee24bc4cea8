import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../shared/icons/icons.ts'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { homeTexts } from './home.texts.ts'
import type { Tool } from './tools.ts'
import styles from './tools-section.module.css'

type ToolsSectionProps = {
  readonly title: string
  readonly tools: readonly Tool[]
  /** At the right end of the title. */
  readonly trailing?: ReactNode
}

export function ToolsSection({ title, tools, trailing }: ToolsSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionTitle id={titleId} trailing={trailing}>
        {title}
      </SectionTitle>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.key}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToolLink({ tool }: { tool: Tool }) {
  const texts = homeTexts
  const { name, line } = texts.tool[tool.key]
  return (
    <Link to={tool.path} className={styles.tool}>
      <span className={styles.icon}>
        <tool.Icon />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.line}>{line}</span>
      </span>
      <ChevronRightIcon className={styles.arrow} />
    </Link>
  )
}
