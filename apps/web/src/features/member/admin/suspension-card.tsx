import type { MemberAdmin } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { useTaking } from '../../../shared/moderation/use-take-down.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../../shared/ui/controls/checkbox.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SuspensionWords } from '../../../shared/suspension/suspension-words.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { useLiftSuspensionMutation, useSuspendMemberMutation } from '../member.api.ts'
import styles from './member-list.module.css'
import { LENGTHS, type SuspensionLength, suspensionEnd } from './suspension-length.ts'
import { suspensionCardTexts } from './suspension.texts.ts'

const MOST_LETTERS = 500

/** Why and for how long a member is suspended, the words they will read, and the way back. */
export function SuspensionCard({ member }: { readonly member: MemberAdmin }) {
  const texts = suspensionCardTexts
  const { status, suspension } = member
  const [isOpen, setOpen] = useState(false)
  const isSuspended = status === 'DISABLED'
  return (
    <Card as="section" padding="large" aria-labelledby="suspension" className={styles.section}>
      <SectionTitle id="suspension">{texts.title}</SectionTitle>
      {isSuspended && (
        <HintStrip tone="danger">
          {suspension === null ? (
            texts.noWords
          ) : (
            <SuspensionWords
              reason={suspension.reason}
              until={suspension.until === null ? null : Date.parse(suspension.until)}
            />
          )}
        </HintStrip>
      )}
      {isSuspended || isOpen ? (
        <SuspensionForm key={member.version} member={member} />
      ) : (
        <div className={styles.action}>
          <p className={styles.actionLine}>{texts.line}</p>
          <Button onClick={() => setOpen(true)}>{texts.open}</Button>
        </div>
      )}
    </Card>
  )
}

function SuspensionForm({ member }: { readonly member: MemberAdmin }) {
  const texts = suspensionCardTexts
  const { id, version, status, suspension } = member
  const isSuspended = status === 'DISABLED'
  const [choice, setChoice] = useState(suspension === null ? '' : texts.own)
  const [own, setOwn] = useState(suspension?.reason ?? '')
  const [length, setLength] = useState<SuspensionLength>('3')
  const [problem, setProblem] = useState<string>()
  const [hidesAll, setHidesAll] = useState(false)
  const [suspend, { isLoading }] = useSuspendMemberMutation()
  const { take, isTaking } = useTaking()
  const until = suspensionEnd(length, useNow())
  const reason = (choice === texts.own ? own : `${choice} ${own}`).trim()

  const send = async () => {
    if (reason === '') return setProblem(texts.needsReason)
    const wireUntil = until === null ? null : new Date(until).toISOString()
    const body = { reason, until: wireUntil, version }
    const { error } = await suspend({ params: { id }, body })
    if (error !== undefined) return setProblem(refusalOf(error).message)
    showToast(texts.done, { kind: 'success' })
    if (!hidesAll) return
    const { refusal } = await take({ members: [id], reason, isRemoval: false })
    if (refusal !== null) showErrorToast(refusal)
  }
  return (
    <div className={styles.form}>
      <Field label={texts.reason}>
        <Select
          value={choice}
          placeholder={texts.choose}
          onChange={(next) => {
            setChoice(next)
            setProblem(undefined)
          }}
          options={[...texts.reasons, texts.own].map((words) => ({ value: words, label: words }))}
        />
      </Field>
      <Field label={texts.detail} hint={texts.detailHint} error={problem}>
        <TextArea
          rows={3}
          maxLength={MOST_LETTERS - 100}
          value={own}
          onChange={(event) => {
            setOwn(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <SegmentedControl
        label={texts.length}
        value={length}
        segments={LENGTHS.map((value) => ({ value, label: texts.lengths[value] }))}
        onChange={setLength}
        block
      />
      {!isSuspended && (
        <Checkbox
          label={texts.hidesAll}
          hint={texts.hidesAllHint}
          checked={hidesAll}
          onChange={setHidesAll}
        />
      )}
      {reason !== '' && (
        <blockquote className={styles.seenBy} aria-label={texts.seen}>
          <small>{texts.seen}</small>
          <p>
            <SuspensionWords reason={reason} until={until} />
          </p>
        </blockquote>
      )}
      <div className={styles.formActions}>
        {isSuspended && <Lift id={id} />}
        <Button variant="primary" busy={isLoading || isTaking} onClick={() => void send()}>
          {isSuspended ? texts.save : texts.submit}
        </Button>
      </div>
      {isSuspended && suspension?.until != null && (
        <p className={styles.actionLine}>
          {texts.now(formatListDate(Date.parse(suspension.until)))}
        </p>
      )}
    </div>
  )
}

function Lift({ id }: { readonly id: string }) {
  const texts = suspensionCardTexts
  const [lift, { isLoading }] = useLiftSuspensionMutation()
  const finish = async () => {
    const { error } = await lift({ params: { id } })
    if (error === undefined) showToast(texts.lifted, { kind: 'success' })
    else showErrorToast(refusalOf(error).message)
  }
  return (
    <Button busy={isLoading} onClick={() => void finish()}>
      {texts.lift}
    </Button>
  )
}
