import {
  EVENT_END_KINDS,
  EVENT_KIND_CODES,
  type EventDetail,
  eventInputSchema,
  POST_LENGTH,
} from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { EditorFrame } from '../../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../../shared/forms/draft-strip.tsx'
import { SelectInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import type { VersionFields } from '../../../shared/forms/version-check-dialog.tsx'
import { type ContractForm, useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { KoreanTimeInput } from '../../../shared/korean-time/korean-time-input.tsx'
import { MarkdownInput } from '../../../shared/markdown/markdown-input.tsx'
import { showToast } from '../../../shared/toast/toast.ts'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { editingTexts } from './event-editing.texts.ts'
import styles from './event-editor.module.css'
import {
  changedEventSchema,
  eventDraftKey,
  type EventValues,
  newEventSchema,
  olderEventValues,
} from './event-form.ts'
import {
  useCreateEventMutation,
  useSplitEventMutation,
  useUpdateEventMutation,
} from '../event.api.ts'
import { eventTexts } from '../event.texts.ts'
import { RecurrenceInput } from '../recurrence/recurrence-input.tsx'
import { ruleSentence, ruleWords } from '../recurrence/recurrence-words.ts'
import { recurrenceTexts } from '../recurrence/recurrence.texts.ts'
import { EventPreview } from './event-preview.tsx'
import { LinksInput } from './links-input.tsx'
import { RewardsInput } from './rewards-input.tsx'

type EventEditorProps = {
  /** Null for a new one. */
  readonly event: EventDetail | null
  readonly values: EventValues
  /** The occurrence from which on a repeating event is changed; the whole of it otherwise. */
  readonly from?: string | undefined
}

/** Writes or edits an event. */
export function EventEditor({ event, values, from }: EventEditorProps) {
  const texts = editingTexts
  const navigate = useNavigate()
  const { schema, send } = useSending(event, from)
  const form = useContractForm({
    schema,
    values,
    fixed: event === null ? {} : { version: event.version },
    submit: send,
    onSaved: ({ id }) => {
      draft.forget()
      showToast(texts.saved, { kind: 'success' })
      void navigate(`/event/${id}`, { replace: true })
    },
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: event === null ? 'event/new' : eventDraftKey(event.id, from && `from_${from}`),
    version: event?.version ?? null,
    isAtServer: true,
  })
  const { control } = form
  const fields = useVersionFields()
  const state = useWatch({ control, name: 'state' })
  const shownText = event === null ? texts.publish : texts.save
  return (
    <EditorFrame
      form={form}
      schema={eventInputSchema}
      renderPreview={({ startAt, endAt, recurrence, ...content }) => (
        <EventPreview
          event={content}
          when={recurrence === null ? null : ruleSentence({ startAt, endAt, recurrence })}
        />
      )}
    >
      <ContractFormView
        form={form}
        label={event === null ? texts.create : texts.edit}
        versionFields={fields}
        className={styles.form}
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
        <TimeInputs form={form} />
        <RecurrenceInput control={control} />
        <MarkdownInput
          control={control}
          name="body"
          label={texts.body}
          maxLength={POST_LENGTH.body}
        />
        <RewardsInput control={control} />
        <LinksInput control={control} />
        <PublishedInput form={form} />
        <EditorBar
          form={form}
          fields={fields}
          thing={event && from === undefined ? { entity: 'event', id: event.id } : null}
          read={olderEventValues}
        >
          {state === 'draft' ? texts.keepDraft : shownText}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

type EventForm = ContractForm<EventValues>

function TimeInputs({ form: { control } }: { form: EventForm }) {
  const texts = editingTexts
  const kinds = eventTexts.kinds
  const [startAt, endAt, endKind, recurrence] = useWatch({
    control,
    name: ['startAt', 'endAt', 'endKind', 'recurrence'],
  })
  // What repeats cannot be without an end: nothing is said of leaving it empty.
  const isRepeating = recurrence !== null
  const hint = endKind === 'at' ? texts.endHintAt : texts.endHintMaintenance
  const isBackwards = startAt !== '' && endAt !== '' && Date.parse(endAt) < Date.parse(startAt)
  return (
    <>
      <div className={styles.pair}>
        <SelectInput
          control={control}
          name="kind"
          label={texts.kind}
          options={EVENT_KIND_CODES.map((value) => ({ value, label: kinds[value] }))}
        />
        <SelectInput
          control={control}
          name="endKind"
          label={texts.endKind}
          options={EVENT_END_KINDS.map((value) => ({ value, label: texts.endKinds[value] }))}
        />
      </div>
      <div className={styles.pair}>
        <KoreanTimeInput control={control} name="startAt" label={texts.startAt} required />
        <KoreanTimeInput
          control={control}
          name="endAt"
          label={texts.endAt}
          hint={isRepeating ? undefined : hint}
          required={isRepeating}
        />
      </div>
      {isBackwards && (
        <HintStrip tone="danger" live>
          {texts.endBeforeStart}
        </HintStrip>
      )}
    </>
  )
}

function PublishedInput({ form: { control } }: { form: EventForm }) {
  const texts = editingTexts
  const { field } = useController({ control, name: 'state' })
  return (
    <Switch
      label={texts.published}
      hint={texts.publishedHint}
      checked={field.value === 'published'}
      onChange={(isShown) => field.onChange(isShown ? 'published' : 'draft')}
    />
  )
}

/** How the form is checked and sent: a new event or a new version of one. */
function useSending(event: EventDetail | null, from: string | undefined) {
  const [split] = useSplitEventMutation()
  const [create] = useCreateEventMutation()
  const [update] = useUpdateEventMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const schema = event === null ? newEventSchema : changedEventSchema
  // Which of the two it is, the form does not know any more.
  const send = async (body: object): Promise<{ id: string; version: number }> => {
    if (event !== null) {
      const checked = changedEventSchema.parse(body)
      if (from !== undefined) {
        const { version, ...content } = checked
        return split({
          params: { id: event.id },
          body: { version, on: from, event: content },
        }).unwrap()
      }
      return update({ params: { id: event.id }, body: checked }).unwrap()
    }
    const checked = newEventSchema.parse(body)
    return create({ body: checked, idempotencyKey: keyFor(checked) }).unwrap()
  }
  return { schema, send }
}

function useVersionFields(): VersionFields<EventValues> {
  const texts = editingTexts
  const repeats = recurrenceTexts
  const kinds = eventTexts.kinds
  const when = (utc: string) => (utc ? formatListDate(Date.parse(utc)) : '')
  return {
    title: { label: texts.title },
    kind: { label: texts.kind, show: (kind) => kinds[kind] },
    startAt: { label: texts.startAt, show: when },
    endKind: { label: texts.endKind, show: (kind) => texts.endKinds[kind] },
    endAt: { label: texts.endAt, show: when },
    body: { label: texts.body },
    rewards: { label: texts.rewards, show: (rewards) => rewards.join('\n') },
    links: {
      label: texts.links,
      show: (links) => links.map(({ text, url }) => `${text} ${url}`).join('\n'),
    },
    recurrence: { label: repeats.label, show: ruleWords },
    state: {
      label: texts.published,
      show: (state) => (state === 'published' ? texts.yes : texts.no),
    },
  }
}
