import { useState } from 'react'
import { CopyIcon, DeleteIcon, EditIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { Menu } from '../../shared/ui/popups/menu.tsx'
import { Popover } from '../../shared/ui/popups/popover.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { Tooltip } from '../../shared/ui/popups/tooltip.tsx'
import { demoTexts } from './demo.texts.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

export function DemoLayers() {
  const texts = demoTexts
  const [isRenaming, setIsRenaming] = useState(false)
  const [isErased, setIsErased] = useState(false)
  return (
    <DemoSection title={texts.sections.layers}>
      <div className={styles.row}>
        <Dialog
          title={texts.dialogTitle}
          description={texts.dialogLine}
          open={isRenaming}
          onOpenChange={setIsRenaming}
          trigger={<Button>{texts.openDialog}</Button>}
          footer={
            <>
              <Button onClick={() => setIsRenaming(false)}>{texts.cancel}</Button>
              <Button variant="primary" onClick={() => setIsRenaming(false)}>
                {texts.save}
              </Button>
            </>
          }
        >
          <Field label={texts.crystaName}>
            <TextField placeholder={texts.nameExample} />
          </Field>
        </Dialog>
        <ConfirmDialog
          title={texts.confirmTitle}
          description={texts.confirmLine}
          confirmLabel={texts.erase}
          tone="danger"
          onConfirm={() => setIsErased(true)}
          trigger={<Button disabled={isErased}>{texts.openConfirm}</Button>}
        />
        <Sheet
          title={texts.sheetTitle}
          trigger={<Button>{texts.openSheet}</Button>}
          footer={<Button variant="primary">{texts.more}</Button>}
        >
          {texts.sheetLine}
        </Sheet>
        <Sheet title={texts.sheetTitle} side="right" trigger={<Button>{texts.openDrawer}</Button>}>
          {texts.sheetLine}
        </Sheet>
        <Menu
          trigger={<Button>{texts.openMenu}</Button>}
          align="start"
          entries={[
            { key: 'edit', label: texts.dialogTitle, icon: <EditIcon />, onSelect: noop },
            { key: 'copy', label: texts.share, icon: <CopyIcon />, shortcut: 'C', onSelect: noop },
            { key: 'locked', label: texts.locked, disabled: true, onSelect: noop },
            { kind: 'link', key: 'home', label: texts.home, to: '/' },
            { kind: 'separator', key: 'line' },
            {
              key: 'erase',
              label: texts.erase,
              icon: <DeleteIcon />,
              tone: 'danger',
              onSelect: noop,
            },
          ]}
        />
        <Popover title={texts.goalLevel} trigger={<Button>{texts.openPopover}</Button>}>
          {texts.noteHint}
        </Popover>
        <Tooltip text={texts.hoverText}>
          <Button variant="soft">{texts.hover}</Button>
        </Tooltip>
      </div>
    </DemoSection>
  )
}

/** The gallery shows how things look; there is nothing to do here. */
function noop() {}
