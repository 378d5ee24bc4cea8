import type { EventDetail } from '@gyeol/contract'
import { formatListDay, startOfDay } from '@gyeol/korean'
import { useParams, useSearchParams } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { editingTexts } from './event-editing.texts.ts'
import { EventEditor } from './event-editor.tsx'
import { copyOf, followingValues, valuesOf } from './event-form.ts'
import { OccurrenceEditor } from './occurrence-editor.tsx'
import { isDay } from '../recurrence/event-occurrence.ts'
import { recurrenceTexts } from '../recurrence/recurrence.texts.ts'
import { useReadEventQuery } from '../event.api.ts'
import { eventTexts } from '../event.texts.ts'

/** /event/create, with `?from=id` a copy of another one. */
export function EventCreateScreen() {
  const texts = editingTexts
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <Page
      title={texts.create}
      actions={<LinkButton to="/event?view=manage">{texts.cancel}</LinkButton>}
    >
      {from === null ? <EventEditor event={null} values={valuesOf(null)} /> : <Copy id={from} />}
    </Page>
  )
}

function Copy({ id }: { id: string }) {
  const texts = editingTexts
  const words = eventTexts.detail
  const { currentData: event, error, refetch } = useReadEventQuery({ params: { id } })
  if (event === undefined) {
    return error === undefined ? (
      <Skeleton lines={6} />
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} goneLine={words.gone} />
    )
  }
  return (
    <>
      <HintStrip tone="primary">{texts.duplicateOf(event.title)}</HintStrip>
      <EventEditor event={null} values={copyOf(event)} />
    </>
  )
}

/** /event/:id/edit. */
export function EventEditScreen() {
  const texts = editingTexts
  const words = eventTexts.detail
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const on = params.get('on') ?? ''
  const scope = isDay(on) ? params.get('scope') : null
  const { currentData: event, error, refetch } = useReadEventQuery({ params: { id } })
  return (
    <Page title={texts.edit} actions={<LinkButton to={`/event/${id}`}>{texts.cancel}</LinkButton>}>
      {event !== undefined && <EditorOf key={`${id} ${on} ${scope}`} {...{ event, on, scope }} />}
      {event === undefined && error === undefined && <Skeleton lines={6} />}
      {event === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={words.gone} />
      )}
    </Page>
  )
}

type EditorOfProps = {
  readonly event: EventDetail
  readonly on: string
  readonly scope: string | null
}

/** The whole event, one occurrence of it, or it from one occurrence on. */
function EditorOf({ event, on, scope }: EditorOfProps) {
  const texts = recurrenceTexts
  if (event.recurrence === undefined) return <EventEditor event={event} values={valuesOf(event)} />
  if (scope === 'one') return <OccurrenceEditor event={event} on={on} />
  if (scope === 'following') {
    const values = followingValues(event, on)
    if (values === null) return <EmptyState line={texts.noSuchDay} />
    return (
      <>
        <HintStrip tone="primary">
          {texts.editFollowingLine(formatListDay(startOfDay(on)))}
        </HintStrip>
        <EventEditor event={event} values={values} from={on} />
      </>
    )
  }
  return (
    <>
      <HintStrip tone="primary">{texts.editAllLine}</HintStrip>
      <EventEditor event={event} values={valuesOf(event)} />
    </>
  )
}
