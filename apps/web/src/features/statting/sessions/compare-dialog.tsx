import { useState } from 'react'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { compareRows } from './compare-rows.ts'
import styles from './compare-dialog.module.css'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from './statting-document.ts'

type CompareDialogProps = {
  readonly current: StattingDocument
  readonly others: readonly StattingDocument[]
  readonly onClose: () => void
}

/** The session in front beside another one, differences emphasised. */
export function CompareDialog({ current, others, onClose }: CompareDialogProps) {
  const texts = stattingTexts.compare
  const [otherId, setOtherId] = useState(others[0]?.id ?? null)
  const [showsDifferencesOnly, setShowsDifferencesOnly] = useState(false)
  const other = others.find((doc) => doc.id === otherId)
  const rows = other ? compareRows(current, other, texts) : []
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {other ? (
        <div className={styles.body}>
          <Field label={texts.pick}>
            <Select
              value={otherId}
              onChange={setOtherId}
              options={others.map((doc) => ({ value: doc.id, label: doc.name }))}
            />
          </Field>
          <Switch
            label={texts.onlyDifferences}
            checked={showsDifferencesOnly}
            onChange={setShowsDifferencesOnly}
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.item}</th>
                <th scope="col">{current.name}</th>
                <th scope="col">{other.name}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter((row) => row.differs || !showsDifferencesOnly)
                .map((row) => (
                  <tr key={row.label} className={classNames(row.differs && styles.differs)}>
                    <th scope="row">{row.label}</th>
                    <td>{row.cells[0]}</td>
                    <td>{row.cells[1]}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p>{texts.needTwo}</p>
      )}
    </Dialog>
  )
}
