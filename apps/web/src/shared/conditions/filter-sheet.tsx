import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Sheet } from '../ui/layers/sheet.tsx'
import styles from './conditions.module.css'
import { conditionTexts } from './conditions.texts.ts'

type FilterSheetProps = {
  readonly onReset: () => void
  readonly resultCount: string
  readonly trigger: ReactElement
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** The filters of a list on a phone. */
export function FilterSheet(props: FilterSheetProps) {
  const { onReset, resultCount, trigger, startsOpen, children } = props
  const texts = conditionTexts
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Sheet
      title={texts.filters}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      footer={
        <>
          <Button onClick={onReset}>{texts.resetFilters}</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {texts.show(resultCount)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>{children}</div>
    </Sheet>
  )
}
