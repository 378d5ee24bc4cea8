import { type MemberAdmin, resetTotpSchema } from '@gyeol/contract'
import { useState } from 'react'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import { useResetTotpMutation } from '../member.api.ts'

/** Ends the second step of a member who cannot log in with it any more. */
export function TotpReset({ member }: { member: MemberAdmin }) {
  const texts = memberAdminTexts.detail
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.action}>
      <p className={styles.actionLine}>{texts.totpLine}</p>
      <Button onClick={() => setOpen(true)}>{texts.totp}</Button>
      {isOpen && <ResetDialog member={member} onClose={() => setOpen(false)} />}
    </div>
  )
}

type ResetDialogProps = {
  readonly member: MemberAdmin
  readonly onClose: () => void
}

function ResetDialog({ member: { id, nickname }, onClose }: ResetDialogProps) {
  const texts = memberAdminTexts.detail
  const [reset] = useResetTotpMutation()
  const form = useContractForm({
    schema: resetTotpSchema,
    values: { reason: '' },
    submit: (body) => reset({ params: { id }, body }).unwrap(),
    onSaved: () => {
      showToast(texts.totpEnded, { kind: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={texts.totpTitle(nickname)}
      description={texts.totpWarning}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView form={form} label={texts.totp}>
        <TextInput
          control={form.control}
          name="reason"
          label={texts.reason}
          hint={texts.totpReasonHint}
          maxLength={500}
          autoComplete="off"
          required
        />
        <SubmitButton form={form} variant="danger">
          {texts.totp}
        </SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
