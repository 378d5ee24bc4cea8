import { useId, useState } from 'react'
import { type DefaultValues, useForm, type UseFormReturn } from 'react-hook-form'
import { contractResolver } from './contract-resolver.ts'
import type { ContractFormOptions, VersionCheck } from './contract-form-options.ts'
import type { FormRefusal } from './form-refusal.ts'
import type { FormRecord } from './version-merge.ts'
import { useFormBaseline } from './use-form-baseline.ts'
import { useDelivery } from './use-delivery.ts'
import { useUnsaved } from './unsaved-changes.ts'

/** A form bound to a schema of the contract; show it with `ContractFormView`. */
export type ContractForm<Values extends object> = {
  readonly control: UseFormReturn<Values>['control']
  readonly hook: UseFormReturn<Values>
  /** Id of the form's element. */
  readonly formId: string
  readonly send: () => Promise<void>
  readonly isPending: boolean
  readonly isDirty: boolean
  /** What no field can show: wrong password, network, a limit. */
  readonly refusal: FormRefusal | null
  readonly versionCheck: VersionCheck | null
  /** Goes on with the merged values; `sends` saves them at once. */
  readonly resolveVersions: (merged: FormRecord, sends: boolean) => void
  readonly dismissVersions: () => void
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
  const baseline = useFormBaseline({ hook, values, version: fixed?.['version'], isDirty })
  const delivery = useDelivery({ hook, options, baseline, formId, endClaim })
  return {
    control: hook.control,
    hook,
    formId,
    isDirty,
    ...delivery,
    fill: baseline.fill,
    reset: () => {
      delivery.forgetRefusal()
      baseline.restart()
    },
  }
}
