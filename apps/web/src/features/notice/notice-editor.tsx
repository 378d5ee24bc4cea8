import {
  LEVEL_ROLES,
  LINE_PATTERN,
  type Notice,
  noticeInputSchema,
  POST_LENGTH,
  updateNoticeSchema,
} from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { serverNow } from '../../shared/http/server-time.ts'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../shared/forms/idempotency.ts'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../shared/forms/use-draft.ts'
import { KoreanTimeInput } from '../../shared/korean-time/korean-time-input.tsx'
import { MarkdownInput } from '../../shared/markdown/markdown-input.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import type { NoticeArea } from './notice-area.ts'
import styles from './notice-editor.module.css'
import { type NoticeValues, olderNoticeValues, valuesOf } from './notice-form.ts'
import { NoticePreview } from './notice-preview.tsx'
import {
  useCreateNoticeMutation,
  useListLevelNamesQuery,
  useUpdateNoticeMutation,
} from './notice.api.ts'
import { noticeTexts } from './notice.texts.ts'

type NoticeEditorProps = {
  readonly area: NoticeArea
  /** Null for a new one. */
  readonly notice: Notice | null
}

/** Writes or edits a notice, with a look at what each level of viewers will see. */
export function NoticeEditor({ area, notice }: NoticeEditorProps) {
  const texts = noticeTexts.editor
  const navigate = useNavigate()
  const { send, schema } = useSending(notice)
  const form = useContractForm({
    schema,
    values: valuesOf(notice),
    fixed: notice === null ? {} : { version: notice.version },
    submit: send,
    onSaved: ({ id }) => {
      draft.forget()
      showToast(doneText(), { kind: 'success' })
      void navigate(`/${area}/${id}`, { replace: true })
    },
    fieldOfCode: { LEVEL_TOO_HIGH: 'levelCode' },
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: `notice/${notice?.id ?? 'new'}`,
    version: notice?.version ?? null,
    isAtServer: true,
  })
  const { control } = form
  const fields = useVersionFields()
  const values = useWatch({ control }) as NoticeValues // every field has a default
  const isLater = isFuture(values.publishAt)
  const doneText = () => {
    if (isLater) return texts.isScheduled
    return notice === null ? texts.published : texts.saved
  }
  const sendText = notice === null ? texts.publish : texts.save
  return (
    <div className={styles.editor}>
      <ContractFormView
        form={form}
        label={notice === null ? texts.create : texts.edit}
        versionFields={fields}
      >
        <DraftStrip found={draft.found} />
        <TextInput
          control={control}
          name="title"
          label={texts.title}
          maxLength={POST_LENGTH.title}
          autoComplete="off"
          required
        />
        <MarkdownInput
          control={control}
          name="body"
          label={texts.body}
          maxLength={POST_LENGTH.body}
          required
          hidesPreview
        />
        <div className={styles.pair}>
          <SelectInput
            control={control}
            name="levelCode"
            label={texts.audience}
            hint={texts.audienceHint}
            options={useLevelOptions(values.levelCode)}
          />
          <KoreanTimeInput
            control={control}
            name="publishAt"
            label={texts.publishAt}
            hint={
              notice === null
                ? texts.publishAtNew
                : texts.publishAtEdit(formatListDate(Date.parse(notice.publishedAt)))
            }
          />
        </div>
        <SwitchInput control={control} name="pinned" label={texts.pinned} />
        <EditorBar
          form={form}
          fields={fields}
          thing={notice && { entity: 'notice', id: notice.id }}
          read={olderNoticeValues}
        >
          {isLater ? texts.schedule : sendText}
        </EditorBar>
      </ContractFormView>
      <NoticePreview values={values} isLater={isLater} />
    </div>
  )
}

function isFuture(utc: string): boolean {
  return utc !== '' && Date.parse(utc) > serverNow()
}

/** Spaces around a title are slips of the hand, and the server takes none. */
const title = z.string().trim().max(POST_LENGTH.title).regex(LINE_PATTERN)
const newSchema = noticeInputSchema.extend({ title })
const changeSchema = updateNoticeSchema.extend({ title })

/** How the form is checked and sent: a new notice or a new version of one. */
function useSending(notice: Notice | null) {
  const [create] = useCreateNoticeMutation()
  const [update] = useUpdateNoticeMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const schema = notice === null ? newSchema : changeSchema
  // Which of the two it is, the form does not know any more.
  const send = async (body: object): Promise<{ id: string; version: number }> => {
    if (notice !== null) {
      return update({ params: { id: notice.id }, body: changeSchema.parse(body) }).unwrap()
    }
    const checked = newSchema.parse(body)
    return create({ body: checked, idempotencyKey: keyFor(checked) }).unwrap()
  }
  return { schema, send }
}

/** The audiences the writer may choose; the chosen one is there even before they have come. */
function useLevelOptions(chosen: NoticeValues['levelCode']) {
  const { data } = useListLevelNamesQuery()
  const known = data ?? [{ code: chosen, name: LEVEL_ROLES[chosen].name }]
  return known.map(({ code, name }) => ({ value: code, label: name }))
}

function useVersionFields(): VersionFields<NoticeValues> {
  const texts = noticeTexts.editor
  return {
    title: { label: texts.title },
    body: { label: texts.body },
    levelCode: { label: texts.audience, show: (code) => LEVEL_ROLES[code].name },
    pinned: { label: texts.pinned, show: (isPinned) => (isPinned ? '✓' : '') },
  }
}
