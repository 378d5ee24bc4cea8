import { COOK_LIMITS } from '@gyeol/contract'
import { type FormEvent, useState } from 'react'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import { HouseIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useAskRemovalMutation } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import styles from '../writing/writing.module.css'
import { groupCode, type House } from './houses.ts'

type RemovalDialogProps = { readonly house: House; readonly onClose: () => void }

/** Whoever lives there has the address taken down; it is hidden at once (CK12). */
export function RemovalDialog({ house, onClose }: RemovalDialogProps) {
  const texts = cookTexts.removal
  const [reason, setReason] = useState('')
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [ask, { isLoading }] = useAskRemovalMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const id = house.dishes[0]?.id ?? ''
    try {
      await ask({ params: { id }, body: reason.trim() === '' ? {} : { reason } }).unwrap()
      setDone(true)
    } catch (error) {
      setFailure(failureFacts(error)?.status === 429 ? texts.tooMany : texts.failed)
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={isDone ? texts.doneTitle : texts.title}
      description={isDone ? texts.done : texts.line(groupCode(house.address))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {isDone ? (
        <div className={styles.done} role="status">
          <HouseIcon aria-hidden="true" />
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={(event) => void send(event)}>
          <Field label={texts.reason}>
            <TextArea
              value={reason}
              rows={3}
              maxLength={COOK_LIMITS.reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          {failure !== null && (
            <HintStrip tone="danger" live>
              {failure}
            </HintStrip>
          )}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="danger" busy={isLoading}>
              {texts.send}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
