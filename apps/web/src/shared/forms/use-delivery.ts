import { useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { beginFormCall } from '../http/http-effects.ts'
import { type FormRefusal, refusalOf } from './form-refusal.ts'
import type { FormRecord } from './version-merge.ts'
import { type FormBaselineControl, recordOf } from './use-form-baseline.ts'
import type { ContractFormOptions, VersionCheck } from './contract-form-options.ts'
import { useFocusRefused } from './use-focus-refused.ts'

type DeliveryOptions<Values extends object, Body, Answer> = {
  readonly hook: UseFormReturn<Values>
  readonly options: ContractFormOptions<Values, Body, Answer>
  readonly baseline: FormBaselineControl
  readonly formId: string
  /** Ends the claim of unsaved words at once. */
  readonly endClaim: () => void
}

/** Sends a form, and keeps what came of it. */
export function useDelivery<Values extends object, Body, Answer>(
  parts: DeliveryOptions<Values, Body, Answer>,
) {
  const { hook, baseline, formId } = parts
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<FormRefusal | null>(null)
  const [versionCheck, setVersionCheck] = useState<VersionCheck | null>(null)
  const focusRefused = useFocusRefused(formId)
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })

  const refuse = (error: unknown) => {
    const found = versionCheckOf(error, latest.current)
    if (found !== null) return setVersionCheck(found)
    setRefusal(placeRefusal(error, latest.current))
    focusRefused()
  }
  const deliver = async (body: Body) => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setRefusal(null)
    const endCall = beginFormCall()
    await deliverBody(body, latest).catch(refuse)
    endCall()
    isSending.current = false
    setPending(false)
  }
  const send = async () => {
    let isRefused = false
    await hook.handleSubmit(
      // The resolver gives what the schema understood; the library's types do not know it.
      (body) => deliver(body as unknown as Body),
      (errors) => {
        isRefused = true
        setRefusal(unplacedRefusal(Object.keys(errors), latest.current.options))
      },
    )()
    // Only now does the library draw the reasons.
    if (isRefused) focusRefused()
  }
  const resolveVersions = (merged: FormRecord, sends: boolean) => {
    if (versionCheck === null) return
    const names = Object.keys(latest.current.options.values)
    const stored = Object.fromEntries(names.map((name) => [name, versionCheck.theirs[name]]))
    baseline.begin({ values: stored, version: versionIn(versionCheck.theirs) }, KEEP)
    baseline.fill(merged)
    setVersionCheck(null)
    if (sends) void send()
  }
  const dismissVersions = () => setVersionCheck(null)
  const forgetRefusal = () => setRefusal(null)
  return { isPending, refusal, versionCheck, send, resolveVersions, dismissVersions, forgetRefusal }
}

const KEEP = { keepsTyped: true }

/** Sends with the version the editor began with, and starts from what was saved. */
async function deliverBody<Values extends object, Body, Answer>(
  body: Body,
  latest: { readonly current: DeliveryOptions<Values, Body, Answer> },
): Promise<void> {
  const { hook, baseline } = latest.current
  const { version } = baseline.read()
  const sent = structuredClone(recordOf(hook.getValues()))
  const { options, endClaim } = latest.current
  const answer = await options.submit(version === undefined ? body : { ...body, version })
  endClaim()
  baseline.begin({ values: sent, version: versionIn(answer) ?? version }, KEEP)
  latest.current.options.onSaved?.(answer)
}

function versionCheckOf<Values extends object, Body, Answer>(
  error: unknown,
  { hook, baseline, options }: DeliveryOptions<Values, Body, Answer>,
): VersionCheck | null {
  const { code, current } = refusalOf(error)
  if (code !== 'STALE' || typeof current !== 'object' || current === null) return null
  return {
    base: baseline.read().values,
    mine: recordOf(hook.getValues()),
    theirs: options.typedOf?.(recordOf(current)) ?? recordOf(current),
  }
}

/** A field without a control was refused: nothing the viewer could correct. */
const UNPLACED: Omit<FormRefusal, 'at'> = {
  code: null,
  message: '',
  fields: [],
  current: undefined,
  retryAfterSeconds: null,
}

/** Puts each refused field's reason at its field; gives what is left to say. */
function placeRefusal<Values extends object, Body, Answer>(
  error: unknown,
  { hook, options }: DeliveryOptions<Values, Body, Answer>,
): FormRefusal | null {
  const { values, fieldOfCode, messageOfCode, emptyOnRefusal = [] } = options
  const refused = refusalOf(error)
  const { code } = refused
  const own = code === null ? undefined : messageOfCode?.[code]
  const message = own ?? refused.message
  const ofCode = code === null ? undefined : fieldOfCode?.[code]
  const placed = refused.fields.filter(({ path }) => {
    const [first = ''] = path.split('.')
    return Object.hasOwn(values, first)
  })
  const reasons =
    placed.length === 0 && ofCode !== undefined
      ? [{ path: ofCode, message: own ?? refused.fields[0]?.message ?? message }]
      : placed
  for (const reason of reasons) {
    // Its first part is one of the fields; the rest is the server's own.
    const path = reason.path as FieldPath<Values>
    hook.setError(path, { type: 'server', message: reason.message })
  }
  for (const name of emptyOnRefusal) {
    // Named by the screen among its own text fields.
    hook.setValue(name as unknown as FieldPath<Values>, '' as never)
  }
  return reasons.length > 0 ? null : { ...refused, message }
}

function versionIn(answer: unknown): number | undefined {
  const isRow = typeof answer === 'object' && answer !== null && 'version' in answer
  return isRow && typeof answer.version === 'number' ? answer.version : undefined
}

/** What to say when the schema refuses a field without a control; null when all have their place. */
function unplacedRefusal<Values extends object, Body, Answer>(
  names: readonly string[],
  { values, messageOfUnplaced = '' }: ContractFormOptions<Values, Body, Answer>,
): FormRefusal | null {
  if (names.every((name) => Object.hasOwn(values, name))) return null
  return { ...UNPLACED, message: messageOfUnplaced, at: Date.now() }
}
