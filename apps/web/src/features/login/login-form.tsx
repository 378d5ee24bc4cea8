import { loginSchema, type Me } from '@gyeol/contract'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { CheckboxInput, PasswordInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { LoginIcon } from '../../shared/icons/icons.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { useLoginMutation } from './login.api.ts'
import { loginTexts } from './login.texts.ts'

type LoginFormProps = {
  readonly onEntered: (me: Me) => Promise<void>
  readonly onSecondStep: (ticket: string) => void
}

/** Login id and password. What was typed stays when the server refuses. */
export function LoginForm({ onEntered, onSecondStep }: LoginFormProps) {
  const texts = useTexts(loginTexts)
  const [login] = useLoginMutation()
  const form = useContractForm({
    schema: loginSchema,
    values: { loginId: '', password: '', remember: false },
    submit: async (body) => {
      const answer = await login({ body }).unwrap()
      if ('secondStep' in answer) onSecondStep(answer.ticket)
      else await onEntered(answer)
    },
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      <TextInput
        control={form.control}
        name="loginId"
        label={texts.loginId}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordInput control={form.control} name="password" label={texts.password} />
      <CheckboxInput
        control={form.control}
        name="remember"
        label={texts.remember}
        hint={texts.rememberHint}
      />
      <SubmitButton form={form} block size="large" icon={<LoginIcon />}>
        {texts.submit}
      </SubmitButton>
    </ContractFormView>
  )
}
