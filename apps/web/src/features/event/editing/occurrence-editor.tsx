import { type EventDetail, POST_LENGTH } from '@gyeol/contract'
import { formatListDate, formatListDay, formatListRange, startOfDay } from '@gyeol/korean'
import { useNavigate } from 'react-router'
import { EditorBar } from '../../../shared/editing/editor-bar.tsx'
import { EditorFrame } from '../../../shared/editing/editor-frame.tsx'
import { ContractFormView } from '../../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../../shared/forms/draft-strip.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import type { VersionFields } from '../../../shared/forms/version-check-dialog.tsx'
import { KoreanTimeInput } from '../../../shared/korean-time/korean-time-input.tsx'
import { MarkdownInput } from '../../../shared/markdown/markdown-input.tsx'
import { showToast } from '../../../shared/toast/toast.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { hrefOf } from '../recurrence/event-occurrence.ts'
import { recurrenceTexts } from '../recurrence/recurrence.texts.ts'
import { editingTexts } from './event-editing.texts.ts'
import styles from './event-editor.module.css'
import { eventDraftKey } from './event-form.ts'
import { EventPreview } from './event-preview.tsx'
import {
  occurrenceFieldsSchema,
  occurrenceSchema,
  type OccurrenceValues,
  olderOccurrenceValues,
  valuesOn,
} from './occurrence-form.ts'
import { useSendingOccurrence } from './use-sending-occurrence.ts'

type OccurrenceEditorProps = {
  readonly event: EventDetail
  /** The day the rule has. */
  readonly on: string
}

/** Changes one occurrence of an event that repeats; the others stay. */
export function OccurrenceEditor({ event, on }: OccurrenceEditorProps) {
  const words = recurrenceTexts
  const values = valuesOn(event, on)
  if (values === null) return <EmptyState line={words.noSuchDay} />
  return <OccurrenceForm event={event} on={on} values={values} />
}

function OccurrenceForm({
  event,
  on,
  values,
}: OccurrenceEditorProps & { readonly values: OccurrenceValues }) {
  const texts = editingTexts
  const words = recurrenceTexts
  const navigate = useNavigate()
  const submit = useSendingOccurrence(event, on)
  const form = useContractForm({
    schema: occurrenceSchema,
    values,
    fixed: { version: event.version },
    submit: submit.send,
    typedOf: submit.typedOf,
    onSaved: () => {
      draft.forget()
      showToast(texts.saved, { kind: 'success' })
      void navigate(hrefOf({ id: event.id, occurrence: on }), { replace: true })
    },
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: eventDraftKey(event.id, on),
    version: event.version,
    isAtServer: true,
  })
  const { control } = form
  const when = (utc: string) => (utc ? formatListDate(Date.parse(utc)) : '')
  const fields: VersionFields<OccurrenceValues> = {
    title: { label: texts.title },
    startAt: { label: texts.startAt, show: when },
    endAt: { label: texts.endAt, show: when },
    body: { label: texts.body },
  }
  return (
    <EditorFrame
      form={form}
      schema={occurrenceFieldsSchema}
      renderPreview={({ startAt, endAt, ...own }) => (
        <EventPreview
          event={{ ...event, ...own }}
          when={formatListRange(Date.parse(startAt), Date.parse(endAt))}
        />
      )}
    >
      <ContractFormView
        form={form}
        label={words.editOne}
        versionFields={fields}
        className={styles.form}
      >
        <DraftStrip found={draft.found} />
        <HintStrip tone="primary">{words.editOneLine(formatListDay(startOfDay(on)))}</HintStrip>
        <TextInput
          control={control}
          name="title"
          label={texts.title}
          maxLength={POST_LENGTH.title}
          autoComplete="off"
          required
        />
        <div className={styles.pair}>
          <KoreanTimeInput control={control} name="startAt" label={texts.startAt} required />
          <KoreanTimeInput control={control} name="endAt" label={texts.endAt} required />
        </div>
        <MarkdownInput
          control={control}
          name="body"
          label={texts.body}
          maxLength={POST_LENGTH.body}
        />
        <EditorBar
          form={form}
          fields={fields}
          thing={{ entity: 'event', id: event.id }}
          read={(content) => olderOccurrenceValues(content, on)}
        >
          {texts.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}
