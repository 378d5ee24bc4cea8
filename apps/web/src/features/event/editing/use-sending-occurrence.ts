import type { EventDetail } from '@gyeol/contract'
import { withException } from '@gyeol/recurrence'
import { useRef } from 'react'
import { useUpdateEventMutation } from '../event.api.ts'
import { changedBody } from '../recurrence/event-occurrence.ts'
import { type OccurrenceChange, valuesOn } from './occurrence-form.ts'

/** Sends the whole event with this one occurrence changed. */
export function useSendingOccurrence(event: EventDetail, on: string) {
  const [update] = useUpdateEventMutation()
  // Somebody may save first: then theirs is what this occurrence is changed in.
  const latest = useRef(event)
  const send = async ({ version, ...change }: OccurrenceChange) => {
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
