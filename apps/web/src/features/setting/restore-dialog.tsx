import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import type { SavedTexts } from '../../shared/saved-data/backup.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { type DataGroup, groupSaved } from './data-groups.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

type RestoreDialogProps = {
  /** ISO time. */
  readonly savedAt: string
  readonly saved: SavedTexts
  /** What this browser keeps now. */
  readonly present: SavedTexts
  readonly onRestore: (saved: SavedTexts) => void
  readonly onClose: () => void
}

/** What a backup would change, group by group; only what is chosen is brought in. */
export function RestoreDialog({ savedAt, saved, present, onRestore, onClose }: RestoreDialogProps) {
  const texts = settingTexts.data
  const groups = groupSaved(saved)
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(groups.filter((group) => isSame(group, present)).map(({ name }) => name)),
  )
  const chosen = groups.filter(({ name }) => !left.has(name))
  const effectOf = (group: DataGroup) => {
    if (isSame(group, present)) return texts.isSame
    return Object.keys(group.texts).some((key) => key in present) ? texts.replaces : texts.isNew
  }
  return (
    <Dialog
      open
      title={texts.restoreTitle}
      description={texts.restoreLine(formatListDate(Date.parse(savedAt)))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          onClick={() => onRestore(Object.assign({}, ...chosen.map((group) => group.texts)))}
        >
          {texts.restore}
        </Button>
      }
    >
      <ul className={styles.groups} aria-label={texts.choose}>
        {groups.map((group) => (
          <li key={group.name} className={styles.group}>
            <Checkbox
              label={texts.groups[group.name]}
              checked={!left.has(group.name)}
              onChange={(isMeant) => {
                const next = new Set(left)
                if (isMeant) next.delete(group.name)
                else next.add(group.name)
                setLeft(next)
              }}
            />
            <span className={styles.size}>{effectOf(group)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function isSame(group: DataGroup, present: SavedTexts): boolean {
  return Object.entries(group.texts).every(([key, raw]) => present[key] === raw)
}
