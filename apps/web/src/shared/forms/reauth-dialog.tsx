import { confirmPasswordSchema } from '@gyeol/contract'
import { callRoute, routeOf } from '../http/call-route.ts'
import { Dialog } from '../ui/layers/dialog.tsx'
import { ContractFormView, SubmitButton } from './contract-form-view.tsx'
import { PasswordInput } from './form-fields.tsx'
import { formTexts } from './forms.texts.ts'
import { answerPassword } from './reauth.ts'
import { useContractForm } from './use-contract-form.ts'

const CONFIRM = routeOf<'confirmPassword'>('POST', '/api/auth/confirm')

const confirm = (body: { readonly password: string }) =>
  // Quiet: the dialog itself says what went wrong.
  callRoute(CONFIRM, { body }, { background: true })

/** Asks for the password once more; the call that was refused goes on afterwards. */
export function ReauthDialog() {
  const texts = formTexts.reauth
  const form = useContractForm({
    schema: confirmPasswordSchema,
    values: { password: '' },
    submit: confirm,
    onSaved: () => answerPassword(true),
    fieldOfCode: { BAD_CREDENTIALS: 'password' },
    emptyOnRefusal: ['password'],
  })
  return (
    <Dialog
      open
      size="small"
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) answerPassword(false)
      }}
    >
      <ContractFormView form={form} label={texts.title}>
        <PasswordInput control={form.control} name="password" label={texts.password} required />
        <SubmitButton form={form} block>
          {texts.confirm}
        </SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
