import { changePasswordSchema } from '@gyeol/contract'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { PasswordInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useChangePasswordMutation } from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

/** The password change. `loginId` tells password managers whose password it is. */
export function PasswordSection({ loginId }: { loginId: string }) {
  const texts = profileTexts.password
  const [change] = useChangePasswordMutation()
  const form = useContractForm({
    schema: changePasswordSchema,
    values: { currentPassword: '', newPassword: '' },
    submit: (body) => change({ body }).unwrap(),
    onSaved: () => {
      form.reset()
      showToast(texts.done, { kind: 'success' })
    },
    fieldOfCode: { BAD_CREDENTIALS: 'currentPassword', WEAK_PASSWORD: 'newPassword' },
    messageOfCode: { BAD_CREDENTIALS: texts.wrong },
  })
  return (
    <Card as="section" padding="large" aria-labelledby="password" className={styles.section}>
      <SectionTitle id="password">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      <ContractFormView form={form} label={texts.title}>
        <input type="text" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordInput
          control={form.control}
          name="currentPassword"
          label={texts.current}
          required
        />
        <PasswordInput
          control={form.control}
          name="newPassword"
          label={texts.next}
          hint={texts.hint}
          autoComplete="new-password"
          required
        />
        <div className={styles.actions}>
          <SubmitButton form={form}>{texts.save}</SubmitButton>
        </div>
      </ContractFormView>
    </Card>
  )
}
