import { PlusIcon } from '../../shared/icons/icons.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { IconButton } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './session-tabs.module.css'
import { stattingTexts } from './statting.texts.ts'
import type { Workspace } from './statting-workspace.ts'

type SessionTabsProps = {
  readonly workspace: Workspace
  readonly onSelect: (id: string) => void
  readonly onRename: () => void
  readonly onAdd: () => void
}

/** All named sessions: choose one, or begin a new one. A double click renames the one in front. */
export function SessionTabs({ workspace, onSelect, onRename, onAdd }: SessionTabsProps) {
  const texts = useTexts(stattingTexts).tabs
  const { documents, activeId } = workspace
  return (
    <nav className={styles.tabs} aria-label={texts.label}>
      <ul className={styles.list}>
        {documents.map((doc) => (
          <li key={doc.id} className={classNames(styles.tab, doc.id === activeId && styles.active)}>
            <button
              type="button"
              className={styles.name}
              aria-current={doc.id === activeId ? 'true' : undefined}
              onClick={() => onSelect(doc.id)}
              onDoubleClick={onRename}
            >
              {doc.name}
            </button>
          </li>
        ))}
        <li>
          <IconButton size="small" label={texts.add} icon={<PlusIcon />} onClick={onAdd} />
        </li>
      </ul>
    </nav>
  )
}
