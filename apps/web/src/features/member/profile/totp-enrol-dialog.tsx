import { totpConfirmSchema } from '@gyeol/contract'
import type { AnswerOf } from '../../../shared/http/route-types.ts'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { QrCode } from '../../../shared/share/qr-code.tsx'
import { useConfirmTotpMutation } from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

type TotpEnrolDialogProps = {
  readonly enrolment: AnswerOf<'enrolTotp'>
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

/** The secret as a QR code and in letters, and the first code as proof that it arrived. */
export function TotpEnrolDialog({ enrolment, onEnabled, onClose }: TotpEnrolDialogProps) {
  const texts = profileTexts.totp
  const [confirm] = useConfirmTotpMutation()
  const form = useContractForm({
    schema: totpConfirmSchema,
    values: { code: '' },
    submit: (body) => confirm({ body }).unwrap(),
    onSaved: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    fieldOfCode: { BAD_CREDENTIALS: 'code' },
    messageOfCode: { BAD_CREDENTIALS: texts.wrong },
    emptyOnRefusal: ['code'],
  })
  return (
    <Dialog
      open
      title={texts.enrolTitle}
      description={texts.enrolLine}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.enrol}>
        <QrCode text={enrolment.uri} label={texts.qr} />
        <div className={styles.key}>
          <p className={styles.note}>
            {texts.key}: <code className={styles.secret}>{enrolment.secret}</code>
          </p>
          <CopyButton size="small" text={enrolment.secret}>
            {texts.copyKey}
          </CopyButton>
        </div>
      </div>
      <ContractFormView form={form} label={texts.enrolTitle}>
        <TextInput
          control={form.control}
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <SubmitButton form={form} block>
          {texts.confirm}
        </SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
