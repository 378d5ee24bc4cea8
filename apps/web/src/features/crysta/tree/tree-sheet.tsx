import { type ReactElement, type ReactNode, useState } from 'react'
import { uiTexts } from '../../../shared/texts/ui.texts.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'

export type TreeSheetProps = {
  readonly title: string
  readonly hideTitle?: boolean
  readonly trigger: ReactElement
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
  /** With a button to close it at its foot. */
  readonly hasClose?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** What the tree opens on a phone. */
export function TreeSheet({ startsOpen, hasClose = false, children, ...rest }: TreeSheetProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  return (
    <Sheet
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      footer={hasClose ? <Button onClick={close}>{uiTexts.close}</Button> : undefined}
    >
      {children(close)}
    </Sheet>
  )
}
