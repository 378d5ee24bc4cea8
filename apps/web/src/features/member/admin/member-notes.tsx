import { memberNoteInputSchema, type MemberNote } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextAreaInput } from '../../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import {
  useCreateMemberNoteMutation,
  useDeleteMemberNoteMutation,
  useListMemberNotesQuery,
} from '../member.api.ts'
import styles from './member-list.module.css'
import { memberNoteTexts } from './member-note.texts.ts'

type MemberNotesProps = { readonly memberId: string }

/** What those who look after members know about one, for one another. */
export function MemberNotes({ memberId }: MemberNotesProps) {
  const texts = memberNoteTexts
  const { roles } = useSession()
  const { data = [] } = useListMemberNotesQuery({ params: { id: memberId } })
  return (
    <Card as="section" padding="large" aria-labelledby="notes" className={styles.section}>
      <SectionTitle id="notes" trailing={<Tag>{texts.staffOnly}</Tag>}>
        {texts.title}
      </SectionTitle>
      {data.length > 0 && (
        <ul className={styles.notes} aria-label={texts.title}>
          {data.map((note) => (
            <li key={note.id}>
              <Note note={note} memberId={memberId} />
            </li>
          ))}
        </ul>
      )}
      {permits(roles, 'member.write-below') && <NoteForm memberId={memberId} />}
    </Card>
  )
}

function Note({ note, memberId }: MemberNotesProps & { readonly note: MemberNote }) {
  const texts = memberNoteTexts
  const [remove, { isLoading }] = useDeleteMemberNoteMutation()
  const [create] = useCreateMemberNoteMutation()
  const { id, text, author, at, canDelete } = note
  const restore = () => void create({ params: { id: memberId }, body: { text } })
  const finish = async () => {
    const { error } = await remove({ params: { id } })
    if (error === undefined) showActionToast(texts.deleted, { label: texts.undo, run: restore })
  }
  return (
    <>
      <p className={styles.noteText}>{text}</p>
      <p className={styles.noteFoot}>
        <small>{texts.by(author?.nickname ?? texts.nobody, formatListDate(Date.parse(at)))}</small>
        {canDelete && (
          <Button size="small" variant="ghost" busy={isLoading} onClick={() => void finish()}>
            {texts.delete}
          </Button>
        )}
      </p>
    </>
  )
}

function NoteForm({ memberId }: MemberNotesProps) {
  const texts = memberNoteTexts
  const [create] = useCreateMemberNoteMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const form = useContractForm({
    schema: memberNoteInputSchema,
    values: { text: '' },
    submit: (body) =>
      create({ params: { id: memberId }, body, idempotencyKey: keyFor(body) }).unwrap(),
    onSaved: () => form.hook.reset({ text: '' }),
    guardsLeaving: true,
  })
  return (
    <ContractFormView form={form} label={texts.title}>
      <TextAreaInput
        control={form.control}
        name="text"
        label={texts.text}
        hint={texts.hint}
        rows={2}
      />
      <div>
        <SubmitButton form={form}>{texts.write}</SubmitButton>
      </div>
    </ContractFormView>
  )
}
