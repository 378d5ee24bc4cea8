import { PlusIcon } from '../icons/icons.ts'
import { IconButton } from '../ui/buttons/button.tsx'
import { classNames } from '../theme/class-names.ts'
import type { Named, Saves } from './named-saves.ts'
import styles from './save-tabs.module.css'

interface SaveTabsProps {
  readonly label: string
  readonly addLabel: string
  readonly saves: Saves<Named>
  readonly onSelect: (id: string) => void
  readonly onRename: () => void
  readonly onAdd: () => void
}

/** All that is kept: choose one, or begin a new one. A double click renames the one in front. */
export function SaveTabs({ label, addLabel, saves, onSelect, onRename, onAdd }: SaveTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {saves.items.map(({ id, name }) => (
          <li key={id} className={classNames(styles.tab, id === saves.activeId && styles.active)}>
            <button
              type="button"
              className={styles.name}
              aria-current={id === saves.activeId ? 'true' : undefined}
              onClick={() => onSelect(id)}
              onDoubleClick={onRename}
            >
              {name}
            </button>
          </li>
        ))}
        <li>
          <IconButton size="small" label={addLabel} icon={<PlusIcon />} onClick={onAdd} />
        </li>
      </ul>
    </nav>
  )
}
