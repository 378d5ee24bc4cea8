import { COOK_LIMITS, type CookRemovalAnswer } from '@gyeol/contract'
import { type FormEvent, useState } from 'react'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import { HouseIcon } from '../../../shared/icons/icons.ts'
import { ContactLine } from '../../../shared/site/contact-line.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea, TextField } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useAskRemovalMutation } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import styles from '../writing/writing.module.css'
import { groupCode, type House } from './houses.ts'

type RemovalDialogProps = { readonly house: House; readonly onClose: () => void }

/** Whoever lives there has the address taken down; hidden at once for who types it (CK12). */
export function RemovalDialog({ house, onClose }: RemovalDialogProps) {
  const texts = cookTexts.removal
  const [reason, setReason] = useState('')
  const [address, setAddress] = useState('')
  const [answer, setAnswer] = useState<CookRemovalAnswer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [ask, { isLoading }] = useAskRemovalMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const id = house.dishes[0]?.id ?? ''
    try {
      const body = {
        ...(address.trim() === '' ? {} : { address }),
        ...(reason.trim() === '' ? {} : { reason }),
      }
      setAnswer(await ask({ params: { id }, body }).unwrap())
    } catch (error) {
      setFailure(failureText(failureFacts(error)?.status))
    }
  }
  const done = answer?.isHidden === true ? texts.hidden : texts.waiting
  return (
    <Dialog
      open
      size="small"
      title={answer === null ? texts.title : done.title}
      description={answer === null ? texts.line(groupCode(house.address)) : done.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {answer !== null ? (
        <div className={styles.done} role="status">
          <HouseIcon aria-hidden="true" />
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={(event) => void send(event)}>
          <Field label={texts.address} hint={texts.addressHint}>
            <TextField
              value={address}
              inputMode="numeric"
              autoComplete="off"
              maxLength={COOK_LIMITS.code}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
          <Field label={texts.reason}>
            <TextArea
              value={reason}
              rows={3}
              maxLength={COOK_LIMITS.reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <ContactLine className={styles.note} />
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

function failureText(status: number | null | undefined): string {
  const texts = cookTexts.removal
  if (status === 400) return texts.wrong
  return status === 429 ? texts.tooMany : texts.failed
}
