import { recoverPasswordSchema } from '@gyeol/contract'
import { Link, useNavigate } from 'react-router'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { PasswordInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { sessionChanged } from '../../shared/session/session-change.ts'
import { ContactLine } from '../../shared/site/contact-line.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { useRecoverPasswordMutation } from './login.api.ts'
import styles from './login-screen.module.css'
import { loginTexts } from './login.texts.ts'

/** Sets a new password with the code its member keeps, then leads to the login. */
export function RecoveryScreen() {
  const texts = loginTexts.recovery
  return (
    <NarrowPage title={texts.title} line={texts.line} className={styles.body}>
      <Card padding="large">
        <RecoveryForm />
      </Card>
      <p className={styles.line}>{loginTexts.forgotLine}</p>
      <ContactLine className={styles.line} />
      <p className={styles.line}>
        <Link className={styles.link} to="/login">
          {loginTexts.reset.toLogin}
        </Link>
      </p>
    </NarrowPage>
  )
}

function RecoveryForm() {
  const all = loginTexts
  const texts = all.recovery
  const navigate = useNavigate()
  const [recover] = useRecoverPasswordMutation()
  const form = useContractForm({
    schema: recoverPasswordSchema,
    values: { loginId: '', recoveryCode: '', newPassword: '' },
    submit: async (body) => {
      await recover({ body }).unwrap()
      // The session of this browser may have been one of those that ended.
      await sessionChanged()
    },
    onSaved: () => void navigate('/login?done', { replace: true }),
    fieldOfCode: { WEAK_PASSWORD: 'newPassword', TOKEN_INVALID: 'recoveryCode' },
    messageOfCode: { TOKEN_INVALID: texts.invalid },
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      <TextInput
        control={form.control}
        name="loginId"
        label={all.loginId}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextInput
        control={form.control}
        name="recoveryCode"
        label={texts.code}
        hint={texts.codeHint}
        className={styles.code}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        required
      />
      <PasswordInput
        control={form.control}
        name="newPassword"
        label={all.reset.password}
        hint={all.reset.hint}
        autoComplete="new-password"
        required
      />
      <SubmitButton form={form} block size="large">
        {all.reset.submit}
      </SubmitButton>
    </ContractFormView>
  )
}
