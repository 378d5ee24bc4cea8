import { loginSecondStepSchema, type Me } from '@gyeol/contract'
import { useEffect, useState } from 'react'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../shared/forms/form-fields.tsx'
import { type ContractForm, useContractForm } from '../../shared/forms/use-contract-form.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { useLoginSecondStepMutation } from './login.api.ts'
import styles from './login-screen.module.css'
import { loginTexts } from './login.texts.ts'

type SecondStepFormProps = {
  /** Proof that the password was right. */
  readonly ticket: string
  readonly onEntered: (me: Me) => Promise<void>
  readonly onRestart: () => void
}

/** The code of the authenticator app, or a recovery code. */
export function SecondStepForm({ ticket, onEntered, onRestart }: SecondStepFormProps) {
  const texts = loginTexts.secondStep
  const [usesRecovery, setUsesRecovery] = useState(false)
  const [finish] = useLoginSecondStepMutation()
  const form = useContractForm({
    schema: loginSecondStepSchema,
    values: { code: '' },
    fixed: { ticket },
    submit: async ({ code }) => onEntered(await finish({ body: { ticket, code } }).unwrap()),
    fieldOfCode: { BAD_CREDENTIALS: 'code' },
    messageOfCode: {
      BAD_CREDENTIALS: usesRecovery ? texts.wrongRecovery : texts.wrong,
      TOKEN_INVALID: texts.expired,
    },
    emptyOnRefusal: usesRecovery ? [] : ['code'],
  })
  const swap = () => {
    form.reset()
    setUsesRecovery(!usesRecovery)
  }
  return (
    <ContractFormView form={form} label={texts.title}>
      <p>{usesRecovery ? texts.recoveryLine : texts.line}</p>
      <CodeInput key={String(usesRecovery)} form={form} isRecovery={usesRecovery} />
      <SubmitButton form={form} block size="large">
        {texts.submit}
      </SubmitButton>
      <Button variant="ghost" block onClick={swap}>
        {usesRecovery ? texts.byApp : texts.byRecovery}
      </Button>
      <Button variant="ghost" block onClick={onRestart}>
        {texts.back}
      </Button>
    </ContractFormView>
  )
}

type CodeInputProps = {
  readonly form: ContractForm<{ readonly code: string }>
  readonly isRecovery: boolean
}

function CodeInput({ form, isRecovery }: CodeInputProps) {
  const texts = loginTexts.secondStep
  const { setFocus } = form.hook
  useEffect(() => {
    // The step before had the focus; this one takes its place.
    setFocus('code')
  }, [setFocus])
  return (
    <TextInput
      control={form.control}
      name="code"
      label={isRecovery ? texts.recoveryCode : texts.code}
      className={styles.code}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize={isRecovery ? 'characters' : 'none'}
      spellCheck={false}
      placeholder={isRecovery ? 'XXXX-XXXX-XXXX-XXXX' : undefined}
    />
  )
}
