import { useEffect, useRef } from 'react'
import { PlusIcon } from '../icons/icons.ts'
import { IconButton } from '../ui/buttons/button.tsx'
import { classNames } from '../theme/class-names.ts'
import type { Named, Saves } from './named-saves.ts'
import styles from './save-tabs.module.css'

type SaveTabsProps = {
  readonly label: string
  readonly addLabel: string
  readonly saves: Saves<Named>
  readonly onSelect: (id: string) => void
  readonly onRename: () => void
  readonly onAdd: () => void
}

/** All that is kept: choose one, or begin a new one. A double click renames the one in front. */
export function SaveTabs({ label, addLabel, saves, onSelect, onRename, onAdd }: SaveTabsProps) {
  const place = useRef<HTMLElement>(null)
  const front = saves.items.findIndex(({ id }) => id === saves.activeId)
  // Opened, copied or found again after a reload: what is in front is never out of sight.
  const isAlone = saves.items.length < 2
  useEffect(() => {
    if (place.current && !isAlone) bringIntoSight(place.current, front)
  }, [front, isAlone])
  return (
    <nav ref={place} className={styles.tabs} aria-label={label}>
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
        <li className={styles.add}>
          <IconButton size="small" label={addLabel} icon={<PlusIcon />} onClick={onAdd} />
        </li>
      </ul>
    </nav>
  )
}

/** Moves the strip itself only: the page stays where it is. */
function bringIntoSight(strip: HTMLElement, front: number): void {
  const tab = strip.querySelectorAll('li')[front]
  if (!tab) return
  const frame = strip.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const { paddingLeft } = getComputedStyle(strip)
  const edge = Number.parseFloat(paddingLeft) || 0
  // The button that stands before the right edge covers what is below it.
  const right = frame.right - (strip.querySelector('li:last-child')?.clientWidth ?? 0) - edge
  if (box.left < frame.left + edge) strip.scrollLeft -= frame.left + edge - box.left
  else if (box.right > right) strip.scrollLeft += box.right - right
}
