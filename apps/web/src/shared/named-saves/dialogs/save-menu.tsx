import type { ReactNode } from 'react'
import { NoteIcon } from '../../icons/icons.ts'
import { Button, LinkButton } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/layers/sheet.tsx'
import styles from './save-menu.module.css'

/** What a row says, its icon, and what it does. */
export type SaveMenuRow = readonly [label: string, icon: ReactNode, run: () => void]

type SaveMenuProps = {
  /** Name of the save in front. */
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly rows: readonly SaveMenuRow[]
  /** A last row that leads to the help. */
  readonly help?: { readonly label: string; readonly to: string }
}

/** Everything that can be done with the save in front, as large rows for the thumb. */
export function SaveMenu({ name, isOpen, onClose, rows, help }: SaveMenuProps) {
  return (
    <Sheet
      title={name}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <ul className={styles.rows}>
        {rows.map(([label, icon, run]) => (
          <li key={label}>
            <Button variant="ghost" block icon={icon} className={styles.row} onClick={run}>
              {label}
            </Button>
          </li>
        ))}
        {help !== undefined && (
          <li>
            <LinkButton
              variant="ghost"
              block
              icon={<NoteIcon />}
              className={styles.row}
              to={help.to}
            >
              {help.label}
            </LinkButton>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
