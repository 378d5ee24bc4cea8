import { acceptInvitationSchema, type Me } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { CheckboxInput, PasswordInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { sessionChanged } from '../../../shared/session/session-change.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { NarrowPage } from '../../../shared/ui/layout/page.tsx'
import styles from '../narrow-page.module.css'
import { roleName } from '../admin/role-name.ts'
import { RecoveryOffer } from '../recovery/recovery-offer.tsx'
import { Papers } from '../sign-up/papers.tsx'
import { signUpTexts } from '../sign-up/sign-up.texts.ts'
import { useAcceptInvitationMutation, useReadInvitationQuery } from './invitation.api.ts'
import { invitationTexts } from './invitation.texts.ts'

/** The page of an invitation's link (`#invite=`): who it is for, a first password, and in. */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const texts = invitationTexts.accept
  const { data, error, refetch } = useReadInvitationQuery({ body: { token } })
  return (
    <NarrowPage title={texts.title} line={texts.line} className={styles.body}>
      {data === undefined && error === undefined && <Skeleton shape="block" lines={3} />}
      {data === undefined && error !== undefined && <Failure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <Card padding="large" className={styles.stack}>
          <DefinitionList>
            <DefinitionRow term={texts.loginId}>{data.loginId}</DefinitionRow>
            <DefinitionRow term={texts.nickname}>{data.nickname}</DefinitionRow>
            <DefinitionRow term={texts.role}>{roleName(data.roleCode)}</DefinitionRow>
            <DefinitionRow term={texts.until}>
              {formatListDate(Date.parse(data.expiresAt))}
            </DefinitionRow>
          </DefinitionList>
          <Form token={token} loginId={data.loginId} />
        </Card>
      )}
    </NarrowPage>
  )
}

type FailureProps = { readonly error: unknown; readonly onRetry: () => unknown }

function Failure({ error, onRetry }: FailureProps) {
  const texts = invitationTexts.accept
  if (refusalOf(error).code !== 'TOKEN_INVALID')
    return <QueryFailure error={error} onRetry={() => void onRetry()} />
  return (
    <Card>
      <EmptyState
        line={texts.invalid}
        action={<LinkButton to="/login">{texts.login}</LinkButton>}
      />
    </Card>
  )
}

function Form({ token, loginId }: { readonly token: string; readonly loginId: string }) {
  const texts = invitationTexts.accept
  const words = signUpTexts
  const navigate = useNavigate()
  const [accept] = useAcceptInvitationMutation()
  const [entered, setEntered] = useState<Me | null>(null)
  const enter = async ({ mustEnrolTotp }: Me) => {
    // Known first: the profile is closed to visitors.
    await sessionChanged()
    showToast(texts.welcome, { kind: 'success' })
    await navigate(mustEnrolTotp ? '/member/profile' : '/', { replace: true })
  }
  const form = useContractForm({
    schema: acceptInvitationSchema,
    values: { password: '', agree: false },
    fixed: { token },
    submit: (body) => accept({ body }).unwrap(),
    onSaved: setEntered,
    fieldOfCode: { WEAK_PASSWORD: 'password' },
    messageOfCode: { TOKEN_INVALID: texts.invalid },
    messageOfUnplaced: texts.invalid,
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      {/* Where password keepers look for the name that goes with the password. */}
      <input type="text" autoComplete="username" value={loginId} readOnly hidden />
      <PasswordInput
        control={form.control}
        name="password"
        label={texts.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
      />
      <div className={styles.agree}>
        <CheckboxInput control={form.control} name="agree" label={words.agree} />
        <Papers />
      </div>
      <SubmitButton form={form} block size="large">
        {texts.submit}
      </SubmitButton>
      {entered !== null && <RecoveryOffer onDone={() => void enter(entered)} />}
    </ContractFormView>
  )
}
