import { resetPasswordSchema } from '@gyeol/contract'
import { useNavigate } from 'react-router'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { PasswordInput } from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { sessionChanged } from '../../shared/session/session-change.ts'
import { useResetPasswordMutation } from './login.api.ts'
import { loginTexts } from './login.texts.ts'

/** Sets a new password with a one-time link, then leads to the login. */
export function ResetForm({ token }: { token: string }) {
  const texts = loginTexts.reset
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const form = useContractForm({
    schema: resetPasswordSchema,
    values: { newPassword: '' },
    fixed: { token },
    submit: async ({ newPassword }) => {
      await resetPassword({ body: { token, newPassword } }).unwrap()
      // The session of this browser may have been one of those that ended.
      await sessionChanged()
    },
    onSaved: () => void navigate('/login?done', { replace: true }),
    fieldOfCode: { WEAK_PASSWORD: 'newPassword' },
    messageOfCode: { TOKEN_INVALID: texts.invalid },
    messageOfUnplaced: texts.invalid,
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      <PasswordInput
        control={form.control}
        name="newPassword"
        label={texts.password}
        hint={texts.hint}
        autoComplete="new-password"
        required
      />
      <SubmitButton form={form} block size="large">
        {texts.submit}
      </SubmitButton>
    </ContractFormView>
  )
}
