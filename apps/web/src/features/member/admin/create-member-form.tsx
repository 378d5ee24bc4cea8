import { createMemberSchema } from '@gyeol/contract'
import { useState } from 'react'
import type { AnswerOf } from '../../../shared/http/route-types.ts'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { SelectInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useWatch } from 'react-hook-form'
import { roleDutyTexts } from './role-duties.texts.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useCreateMemberMutation, useListRoleNamesQuery } from '../member.api.ts'
import styles from '../narrow-page.module.css'
import { OneTimeLink } from './one-time-link.tsx'
import { signUpTexts } from '../sign-up/sign-up.texts.ts'

type Created = AnswerOf<'createMember'> & { readonly nickname: string }

/** A new member by an administrator, and the link to hand over. */
export function CreateMemberForm() {
  const [created, setCreated] = useState<Created | null>(null)
  return created === null ? (
    <Form onCreated={setCreated} />
  ) : (
    <Handover created={created} onAgain={() => setCreated(null)} />
  )
}

function Form({ onCreated }: { onCreated: (created: Created) => void }) {
  const texts = signUpTexts
  const { data: roles = [] } = useListRoleNamesQuery()
  const [create] = useCreateMemberMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const form = useContractForm({
    schema: createMemberSchema,
    values: { loginId: '', nickname: '', roleCode: 'MEMBER' },
    submit: async (body) => {
      const answer = await create({ body, idempotencyKey: keyFor(body) }).unwrap()
      return { ...answer, nickname: body.nickname }
    },
    onSaved: onCreated,
    fieldOfCode: {
      LOGIN_ID_TAKEN: 'loginId',
      NICKNAME_TAKEN: 'nickname',
      ROLE_TOO_HIGH: 'roleCode',
    },
    guardsLeaving: true,
  })
  const duties = roleDutyTexts
  const chosen = useWatch({ control: form.control, name: 'roleCode' })
  return (
    <Card padding="large">
      <ContractFormView form={form} label={texts.create.title}>
        <TextInput
          control={form.control}
          name="loginId"
          label={texts.loginId}
          hint={texts.loginIdHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextInput
          control={form.control}
          name="nickname"
          label={texts.nickname}
          hint={texts.nicknameHint}
          autoComplete="off"
          required
        />
        <SelectInput
          control={form.control}
          name="roleCode"
          label={texts.create.role}
          hint={duties[chosen]}
          options={roles
            .filter(({ assignable }) => assignable)
            .map(({ code, name }) => ({ value: code, label: name }))}
          required
        />
        <SubmitButton form={form} block size="large">
          {texts.create.submit}
        </SubmitButton>
      </ContractFormView>
    </Card>
  )
}

function Handover({ created, onAgain }: { created: Created; onAgain: () => void }) {
  const texts = signUpTexts.create
  return (
    <Card as="section" padding="large" aria-labelledby="created" className={styles.stack}>
      <SectionTitle id="created">{texts.done(created.nickname)}</SectionTitle>
      <OneTimeLink
        purpose="invite"
        token={created.inviteToken}
        expiresAt={created.inviteExpiresAt}
      />
      <div className={styles.actions}>
        <Button onClick={onAgain}>{texts.again}</Button>
        <LinkButton to={`/member/${created.id}`}>{texts.detail}</LinkButton>
        <LinkButton to="/admin/invitation">{texts.list}</LinkButton>
      </div>
    </Card>
  )
}
