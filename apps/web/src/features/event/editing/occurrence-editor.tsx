import {
  eventInputSchema,
  type EventDetail,
  LINE_PATTERN,
  POST_LENGTH,
  versionSchema,
} from '@gyeol/contract'
import { formatListDate, formatListDay, startOfDay } from '@gyeol/korean'
import { occurrenceOn, withException } from '@gyeol/recurrence'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { VersionFields } from '../../../shared/forms/version-check-dialog.tsx'
import { KoreanTimeInput } from '../../../shared/korean-time/korean-time-input.tsx'
import { MarkdownInput } from '../../../shared/markdown/markdown-input.tsx'
import { textsIn, useTexts } from '../../../shared/texts/texts.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { useUpdateEventMutation } from '../event.api.ts'
import { asOccurrence, changedBody, hrefOf, toSeries } from '../recurrence/event-occurrence.ts'
import { recurrenceTexts } from '../recurrence/recurrence.texts.ts'
import { editingTexts } from './event-editing.texts.ts'
import styles from './event-editor.module.css'

const { startAt } = eventInputSchema.shape

/** What one occurrence may have of its own. */
const occurrenceSchema = z
  .strictObject({
    title: z.string().trim().max(POST_LENGTH.title).regex(LINE_PATTERN),
    startAt,
    endAt: startAt,
    body: z.string().max(POST_LENGTH.body),
    version: versionSchema,
  })
  .refine(({ startAt: start, endAt: end }) => Date.parse(end) >= Date.parse(start), {
    path: ['endAt'],
    error: () => textsIn(editingTexts).endBeforeStart,
  })

type OccurrenceValues = {
  readonly title: string
  readonly startAt: string
  readonly endAt: string
  readonly body: string
}

function valuesOn(event: EventDetail, on: string): OccurrenceValues | null {
  const series = toSeries(event)
  const occurrence = series && occurrenceOn(series, on)
  if (!occurrence) return null
  const { title, startAt: start, endAt, body } = asOccurrence(event, occurrence)
  return { title, startAt: start, endAt: endAt ?? start, body }
}

type OccurrenceEditorProps = {
  readonly event: EventDetail
  /** The day the rule has. */
  readonly on: string
}

/** Changes one occurrence of an event that repeats; the others stay. */
export function OccurrenceEditor({ event, on }: OccurrenceEditorProps) {
  const words = useTexts(recurrenceTexts)
  const values = valuesOn(event, on)
  if (values === null) return <EmptyState line={words.noSuchDay} />
  return <OccurrenceForm event={event} on={on} values={values} />
}

function OccurrenceForm({
  event,
  on,
  values,
}: OccurrenceEditorProps & { readonly values: OccurrenceValues }) {
  const texts = useTexts(editingTexts)
  const words = useTexts(recurrenceTexts)
  const navigate = useNavigate()
  const submit = useSendingOccurrence(event, on)
  const form = useContractForm({
    schema: occurrenceSchema,
    values,
    fixed: { version: event.version },
    submit: submit.send,
    typedOf: submit.typedOf,
    onSaved: () => {
      showToast(texts.saved, { kind: 'success' })
      void navigate(hrefOf({ id: event.id, occurrence: on }), { replace: true })
    },
    guardsLeaving: true,
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
    <ContractFormView
      form={form}
      label={words.editOne}
      versionFields={fields}
      className={styles.form}
    >
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
      <SubmitButton form={form}>{texts.save}</SubmitButton>
    </ContractFormView>
  )
}

/** Sends the whole event with this one occurrence changed. */
function useSendingOccurrence(event: EventDetail, on: string) {
  const [update] = useUpdateEventMutation()
  // Somebody may save first: then theirs is what this occurrence is changed in.
  const latest = useRef(event)
  const send = async ({ version, ...change }: z.output<typeof occurrenceSchema>) => {
    const whole = version > latest.current.version ? latest.current : { ...latest.current, version }
    const { title, body, recurrence } = whole
    if (recurrence === undefined) throw new Error('the event does not repeat')
    const own = {
      ...change,
      title: change.title === title ? null : change.title,
      body: change.body === body ? null : change.body,
    }
    const content = changedBody(whole, withException(recurrence, on, own))
    return update({ params: { id: event.id }, body: content }).unwrap()
  }
  const typedOf = (stored: Readonly<Record<string, unknown>>) => {
    // What the server keeps of an event is what it answers when it is asked for.
    latest.current = stored as unknown as EventDetail
    return { ...stored, ...valuesOn(latest.current, on) }
  }
  return { send, typedOf }
}
