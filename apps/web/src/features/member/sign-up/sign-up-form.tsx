import { type Me, SIGN_UP_MESSAGE_LENGTH, type SignUpAnswer, signUpSchema } from '@gyeol/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { CheckboxInput, PasswordInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { sessionChanged } from '../../../shared/session/session-change.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { useSignUpMutation } from '../account.api.ts'
import { useReadPublicSettingQuery } from '../../../shared/site/public-setting.api.ts'
import styles from '../narrow-page.module.css'
import { RecoveryOffer } from '../recovery/recovery-offer.tsx'
import { Papers } from './papers.tsx'
import { signUpTexts } from './sign-up.texts.ts'

/**
 * Makes an account and logs in with it, or tells that somebody looks first; with a setup token the
 * account owns the site.
 */
export function SignUpForm({ setupToken }: { setupToken: string | undefined }) {
  const texts = signUpTexts
  const isSetup = setupToken !== undefined
  const { data: setting } = useReadPublicSettingQuery()
  const navigate = useNavigate()
  const [signUp] = useSignUpMutation()
  const [isWaiting, setWaiting] = useState(false)
  const isLookedAt = setting?.signUp === 'approval' && !isSetup
  const [entered, setEntered] = useState<Me | null>(null)
  const told = (answer: SignUpAnswer) => {
    if ('isWaiting' in answer) setWaiting(true)
    else setEntered(answer)
  }
  const enter = async ({ mustEnrolTotp }: Me) => {
    // Known first: the profile is closed to visitors.
    await sessionChanged()
    showToast(texts.welcome, { kind: 'success' })
    await navigate(mustEnrolTotp ? '/member/profile' : '/', { replace: true })
  }
  const form = useContractForm({
    schema: signUpSchema,
    values: { loginId: '', password: '', nickname: '', message: '', agree: false },
    fixed: { setupToken },
    submit: (body) => signUp({ body }).unwrap(),
    onSaved: told,
    fieldOfCode: {
      LOGIN_ID_TAKEN: 'loginId',
      NICKNAME_TAKEN: 'nickname',
      WEAK_PASSWORD: 'password',
    },
    messageOfCode: isSetup ? { TOKEN_INVALID: texts.ownerInvalid } : {},
    messageOfUnplaced: texts.ownerInvalid,
    guardsLeaving: true,
  })
  if (isWaiting) return <Told title={texts.waitingTitle} line={texts.waitingLine} />
  if (setting?.signUp === 'invitation' && !isSetup)
    return <Told title={texts.closedTitle} line={texts.closedLine} />
  return (
    <>
      <Card padding="large">
        <ContractFormView form={form} label={isSetup ? texts.ownerTitle : texts.title}>
          <TextInput
            control={form.control}
            name="loginId"
            label={texts.loginId}
            hint={texts.loginIdHint}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <PasswordInput
            control={form.control}
            name="password"
            label={texts.password}
            hint={texts.passwordHint}
            autoComplete="new-password"
            required
          />
          <TextInput
            control={form.control}
            name="nickname"
            label={texts.nickname}
            hint={texts.nicknameHint}
            autoComplete="nickname"
            required
          />
          {isLookedAt && (
            <TextInput
              control={form.control}
              name="message"
              label={texts.message}
              hint={texts.messageHint}
              maxLength={SIGN_UP_MESSAGE_LENGTH}
              autoComplete="off"
            />
          )}
          <div className={styles.agree}>
            <CheckboxInput control={form.control} name="agree" label={texts.agree} />
            <Papers />
          </div>
          <SubmitButton form={form} block size="large">
            {submitWords(isSetup, isLookedAt)}
          </SubmitButton>
        </ContractFormView>
      </Card>
      {entered !== null && <RecoveryOffer onDone={() => void enter(entered)} />}
      {!isSetup && (
        <p className={styles.line}>
          {texts.hasAccount}{' '}
          <Link className={styles.link} to="/login">
            {texts.login}
          </Link>
        </p>
      )}
    </>
  )
}

function submitWords(isSetup: boolean, isLookedAt: boolean): string {
  const texts = signUpTexts
  if (isSetup) return texts.ownerSubmit
  return isLookedAt ? texts.ask : texts.submit
}

/** In place of the form: why there is nothing to fill in. */
function Told({ title, line }: { readonly title: string; readonly line: string }) {
  const texts = signUpTexts
  return (
    <Card>
      <EmptyState
        title={title}
        line={line}
        action={
          <div className={styles.actions}>
            <LinkButton to="/login">{texts.login}</LinkButton>
            <LinkButton variant="primary" to="/">
              {texts.home}
            </LinkButton>
          </div>
        }
      />
    </Card>
  )
}
