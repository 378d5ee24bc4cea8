import { useId } from 'react'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../shared/icons/icons.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { SectionTitle } from '../../shared/ui/section-title.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { homeTexts } from './home.texts.ts'
import type { Tool } from './tools.ts'
import styles from './tools-section.module.css'

export interface ToolsSectionProps {
  tools: readonly Tool[]
  /** Whether the list is what a search found. */
  isSearch: boolean
  onClearSearch: () => void
}

export function ToolsSection({ tools, isSearch, onClearSearch }: ToolsSectionProps) {
  const texts = useTexts(homeTexts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionTitle id={titleId}>{texts.tools}</SectionTitle>
      <VisuallyHidden>
        <output>{isSearch ? texts.found(tools.length) : ''}</output>
      </VisuallyHidden>
      {tools.length === 0 ? (
        <EmptyState
          className={styles.empty}
          title={texts.noneFound}
          line={texts.noneFoundLine}
          action={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
        />
      ) : (
        <ul className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool.key}>
              <ToolLink tool={tool} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ToolLink({ tool }: { tool: Tool }) {
  const texts = useTexts(homeTexts)
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
      {!tool.isReady && <Tag className={styles.soon}>{texts.notReady}</Tag>}
      <ChevronRightIcon className={styles.arrow} />
    </Link>
  )
}
