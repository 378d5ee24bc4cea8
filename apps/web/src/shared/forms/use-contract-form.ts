import type { ErrorCode } from '@gyeol/contract'
import { useId, useState } from 'react'
import { type DefaultValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver } from './contract-resolver.ts'
import type { FormRefusal } from './form-refusal.ts'
import type { FormRecord } from './stale-merge.ts'
import { useBegun } from './use-begun.ts'
import { useDelivery } from './use-delivery.ts'
import { useUnsaved } from './unsaved-changes.ts'

type FieldName<Values> = Extract<keyof Values, string>

export interface ContractFormOptions<Values extends object, Body, Answer> {
  /** A body schema of `@gyeol/contract`. Must not change while the form stands. */
  readonly schema: z.ZodObject & z.ZodType<Body>
  /**
   * What the fields start with. When it changes (a refetch) it is taken over only while nothing
   * has been typed.
   */
  readonly values: Values
  /** Fields of the body without a control: version, token. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Sends the checked body; usually `(body) => save({ body }).unwrap()`. */
  readonly submit: (body: Body) => Promise<Answer>
  readonly onSaved?: (answer: Answer) => void
  /** Which field a code without a field is about: `{ NICKNAME_TAKEN: 'nickname' }`. */
  readonly fieldOfCode?: Partial<Record<ErrorCode, FieldName<Values>>>
  /** Own words for a code, where the general ones say too little here. */
  readonly messageOfCode?: Partial<Record<ErrorCode, string>>
  /** What to say when a field without a control is refused: a damaged link. */
  readonly messageOfUnplaced?: string
  /** Fields emptied when the server refuses: a wrong code is typed anew. */
  readonly emptyOnRefusal?: readonly FieldName<Values>[]
  /** Asks before the page is left with something unsaved. */
  readonly guardsLeaving?: boolean
  /** A draft of the words is kept in this browser, so leaving loses nothing. */
  readonly isKept?: boolean
}

/** Somebody else saved first (409 STALE): both versions, to be put together. */
export interface StaleState {
  readonly base: FormRecord
  readonly mine: FormRecord
  /** The stored row as it is now, whole. */
  readonly theirs: FormRecord
}

/** A form bound to a schema of the contract; show it with `ContractFormView`. */
export interface ContractForm<Values extends object> {
  readonly control: UseFormReturn<Values>['control']
  readonly hook: UseFormReturn<Values>
  /** Id of the form's element. */
  readonly formId: string
  readonly send: () => Promise<void>
  readonly isPending: boolean
  readonly isDirty: boolean
  /** What no field can show: wrong password, network, a limit. */
  readonly refusal: FormRefusal | null
  readonly stale: StaleState | null
  /** Goes on with the merged values; `sends` saves them at once. */
  readonly resolveStale: (merged: FormRecord, sends: boolean) => void
  readonly dismissStale: () => void
  /** Brings something into the fields as if it had been typed (a draft). */
  readonly fill: (values: FormRecord) => void
  /** Back to `values`. */
  readonly reset: () => void
}

/**
 * The one way to a form: checks with the contract's schema in the server's words, places refusals
 * at their field and focuses the first, never loses what was typed, sends once at a time, and puts
 * both versions side by side when somebody else saved first.
 */
export function useContractForm<Values extends object, Body, Answer>(
  options: ContractFormOptions<Values, Body, Answer>,
): ContractForm<Values> {
  const { schema, values, fixed, guardsLeaving = false, isKept } = options
  const formId = useId()
  const [resolver] = useState(() => contractResolver<Values>(schema))
  const hook = useForm<Values>({
    resolver,
    context: fixed,
    // The library's type is a deep partial, which a whole value of an open type is not known to be.
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { isDirty } = hook.formState
  const endClaim = useUnsaved(guardsLeaving && isDirty, { isKept })
  const begun = useBegun({ hook, values, version: fixed?.['version'], isDirty })
  const delivery = useDelivery({ hook, options, begun, formId, endClaim })
  return {
    control: hook.control,
    hook,
    formId,
    isDirty,
    ...delivery,
    fill: begun.fill,
    reset: () => {
      delivery.forgetRefusal()
      begun.restart()
    },
  }
}
