import { useEffect, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { FormRecord } from './version-merge.ts'

/** What an editor began with; their save is judged against this version. */
export type FormBaseline = {
  readonly values: FormRecord
  /** Undefined for what has no versions. */
  readonly version: unknown
}

type FormBaselineOptions<Values extends object> = {
  readonly hook: UseFormReturn<Values>
  /** As the screen knows them now. */
  readonly values: Values
  readonly version: unknown
  readonly isDirty: boolean
}

/** Where a form started from, and how it starts anew. */
export type FormBaselineControl = {
  readonly read: () => FormBaseline
  /** Starts from here; `keepsTyped` leaves the fields as they are. */
  readonly begin: (next: FormBaseline, options?: { readonly keepsTyped?: boolean }) => void
  /** Starts from what the screen knows now. */
  readonly restart: () => void
  /** Brings values into the fields as if they had been typed. */
  readonly fill: (values: FormRecord) => void
}

/** Remembers what a form began with, and takes over newer values while nothing has been typed. */
export function useFormBaseline<Values extends object>({
  hook,
  values,
  version,
  isDirty,
}: FormBaselineOptions<Values>): FormBaselineControl {
  const now: FormBaseline = { values: recordOf(values), version }
  const baseline = useRef(now)
  const snapshot = JSON.stringify(now)
  const followed = useRef(snapshot)

  const begin: FormBaselineControl['begin'] = (next, { keepsTyped = false } = {}) => {
    baseline.current = next
    // Made of the form's own fields by every caller.
    hook.reset(next.values as Values, { keepValues: keepsTyped })
  }

  useEffect(() => {
    // What is typed belongs to the version it was begun with, or a foreign change is overwritten.
    if (snapshot === followed.current || isDirty) return
    followed.current = snapshot
    begin(now)
  })

  return {
    read: () => baseline.current,
    begin,
    restart: () => begin(now),
    fill: (next) => {
      for (const [name, value] of Object.entries(next)) {
        if (!Object.hasOwn(values, name)) continue
        // Checked in the line above; the value is the field's own or that of the same field elsewhere.
        hook.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true })
      }
    },
  }
}

/** Forms of different shapes go through one code here; each is an object of its fields. */
export function recordOf(values: object): FormRecord {
  return values as FormRecord
}
