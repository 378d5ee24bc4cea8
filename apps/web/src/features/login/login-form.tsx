import { loginSchema, type Me } from '@gyeol/contract'
import { useState } from 'react'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SuspensionWords } from '../../shared/suspension/suspension-words.tsx'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { CheckboxInput, PasswordInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { LoginIcon } from '../../shared/icons/icons.ts'
import { useLoginMutation } from './login.api.ts'
import { loginTexts } from './login.texts.ts'

type LoginFormProps = {
  readonly onEntered: (me: Me) => Promise<void>
  readonly onSecondStep: (ticket: string) => void
}

/** Login id and password. What was typed stays when the server refuses. */
export function LoginForm({ onEntered, onSecondStep }: LoginFormProps) {
  const texts = loginTexts
  const [login] = useLoginMutation()
  const [suspension, setSuspension] = useState<ReturnType<typeof suspensionIn>>(null)
  const tellSuspension = (error: unknown): never => {
    setSuspension(suspensionIn(error))
    throw error
  }
  const form = useContractForm({
    schema: loginSchema,
    values: { loginId: '', password: '', remember: false },
    submit: async (body) => {
      const answer = await login({ body }).unwrap().catch(tellSuspension)
      if ('secondStep' in answer) onSecondStep(answer.ticket)
      else await onEntered(answer)
    },
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      {suspension !== null && (
        <div role="alert">
          <HintStrip tone="danger">
            <SuspensionWords {...suspension} />
          </HintStrip>
        </div>
      )}
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

/** Why and until when somebody is suspended, where the refusal says so. */
function suspensionIn(error: unknown): { reason: string; until: number | null } | null {
  const { code, current } = refusalOf(error)
  if (code !== 'ACCOUNT_DISABLED' || !isRecord(current)) return null
  const { reason, until } = current
  if (typeof reason !== 'string') return null
  return { reason, until: typeof until === 'string' ? Date.parse(until) : null }
}
