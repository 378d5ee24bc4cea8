import type { StoredRoleCode } from '@gyeol/contract'
import { useState } from 'react'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { roleDutyTexts } from '../admin/role-duties.texts.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { oneTimeLink } from '../admin/one-time-link.ts'
import { useCreateMemberMutation, useListRoleNamesQuery } from '../member.api.ts'
import styles from '../narrow-page.module.css'
import { signUpTexts } from '../sign-up/sign-up.texts.ts'
import { type InviteLine, MOST_INVITED, readInviteLines } from './invite-lines.ts'
import rowStyles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'

type Invited = InviteLine & { readonly id: string; readonly link: string }
type Problem = { readonly name: string; readonly reason: string }

/** Several people at once, a line each: those who could not be invited stay in the form, with the reason. */
export function InviteMany() {
  const texts = invitationTexts.many
  const [typed, setTyped] = useState('')
  const [roleCode, setRoleCode] = useState<StoredRoleCode>('MEMBER')
  const [invited, setInvited] = useState<readonly Invited[]>([])
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [done, setDone] = useState<number | null>(null)
  const [create] = useCreateMemberMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const { people, wrong } = readInviteLines(typed)
  const isTooMany = people.length > MOST_INVITED

  // One after another: each refusal belongs to one person, and what is through stays through.
  const send = async () => {
    const left: string[] = [...wrong]
    const found: Problem[] = wrong.map((name) => ({ name, reason: texts.shape }))
    for (const [at, person] of people.entries()) {
      setDone(at)
      const body = { ...person, roleCode }
      try {
        const { id, inviteToken } = await create({ body, idempotencyKey: keyFor(body) }).unwrap()
        const link = oneTimeLink('invite', inviteToken)
        setInvited((before) => [...before, { ...person, id, link }])
      } catch (error) {
        left.push(`${person.loginId} ${person.nickname}`)
        found.push({ name: person.nickname, reason: refusalOf(error).message })
      }
    }
    setDone(null)
    setTyped(left.join('\n'))
    setProblems(found)
  }

  return (
    <>
      {invited.length > 0 && <Links invited={invited} />}
      <Card padding="large" className={styles.stack}>
        <Field label={texts.lines} hint={texts.hint} error={isTooMany ? texts.most : undefined}>
          <TextArea
            rows={6}
            value={typed}
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <RoleField value={roleCode} onChange={setRoleCode} />
        {problems.length > 0 && (
          <div role="alert" className={rowStyles.problems}>
            <p>{texts.failed(problems.length)}</p>
            <ul>
              {problems.map(({ name, reason }) => (
                <li key={name}>{texts.problem(name, reason)}</li>
              ))}
            </ul>
          </div>
        )}
        <p role="status">{done !== null && texts.running(done, people.length)}</p>
        <Button
          block
          size="large"
          variant="primary"
          busy={done !== null}
          disabled={people.length === 0 || isTooMany}
          onClick={() => void send()}
        >
          {texts.submit(people.length)}
        </Button>
      </Card>
    </>
  )
}

type RoleFieldProps = {
  readonly value: StoredRoleCode
  readonly onChange: (role: StoredRoleCode) => void
}

function RoleField({ value, onChange }: RoleFieldProps) {
  const texts = signUpTexts.create
  const duties = roleDutyTexts
  const { data: roles = [] } = useListRoleNamesQuery()
  const offered = roles.filter(({ assignable }) => assignable)
  return (
    <Field label={texts.role} hint={duties[value]}>
      <Select
        value={value}
        onChange={(next) => {
          const role = offered.find(({ code }) => code === next)
          if (role !== undefined) onChange(role.code)
        }}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Field>
  )
}

function Links({ invited }: { readonly invited: readonly Invited[] }) {
  const texts = invitationTexts.many
  const all = invited.map(({ nickname, link }) => texts.copyLine(nickname, link)).join('\n')
  return (
    <Card as="section" padding="large" aria-labelledby="invited" className={styles.stack}>
      <SectionTitle id="invited">{texts.done(invited.length)}</SectionTitle>
      <ul className={rowStyles.outcomes}>
        {invited.map(({ id, nickname, loginId, link }) => (
          <li key={id} className={rowStyles.row}>
            <span className={rowStyles.words}>
              <b>{nickname}</b>
              <small>{loginId}</small>
            </span>
            <CopyButton text={link}>{texts.copyOf(nickname)}</CopyButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton variant="primary" text={all}>
          {texts.copyAll}
        </CopyButton>
      </div>
    </Card>
  )
}
