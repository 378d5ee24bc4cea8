import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { ContractFormOptions } from '../../forms/contract-form-options.ts'
import { createIdempotencyKeys } from '../../forms/idempotency.ts'
import { type ContractForm, useContractForm } from '../../forms/use-contract-form.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useTexts } from '../../texts/texts.ts'
import { showToast } from '../../toast/toast.ts'
import { libraryTexts } from '../catalogue.texts.ts'

interface Saved {
  readonly id: string
  readonly version: number
}

type BodySchema<Body> = z.ZodObject & z.ZodType<Body>

interface ThingFormOptions<Values extends object, New extends object, Changed extends object>
  extends Pick<ContractFormOptions<Values, object, Saved>, 'fieldOfCode' | 'messageOfCode'> {
  /** First part of the draft's key. */
  readonly entity: string
  /** What is edited; null for a new one. */
  readonly thing: Saved | null
  readonly values: Values
  readonly schemas: { readonly create: BodySchema<New>; readonly update: BodySchema<Changed> }
  readonly create: (call: { body: New; idempotencyKey: string }) => Promise<Saved>
  readonly update: (call: { params: { id: string }; body: Changed }) => Promise<Saved>
  /** Where the saved thing is shown. */
  readonly pathOf: (id: string) => string
}

interface ThingForm<Values extends object> {
  readonly form: ContractForm<Values>
  readonly draft: ReturnType<typeof useDraft>
}

/**
 * The form of one thing of the library: writes a new one or a new version of one, keeps a draft of
 * it, says that it is saved and leads to it.
 */
export function useThingForm<Values extends object, New extends object, Changed extends object>(
  options: ThingFormOptions<Values, New, Changed>,
): ThingForm<Values> {
  const { entity, thing, values, schemas, pathOf, create, update, ...refusals } = options
  const { saved } = useTexts(libraryTexts)
  const navigate = useNavigate()
  const [keyFor] = useState(createIdempotencyKeys)
  const form = useContractForm<Values, object, Saved>({
    schema: thing === null ? schemas.create : schemas.update,
    values,
    fixed: thing === null ? {} : { version: thing.version },
    // Which of the two it is, the form does not know any more.
    submit: (body) => {
      if (thing !== null) {
        return update({ params: { id: thing.id }, body: schemas.update.parse(body) })
      }
      const checked = schemas.create.parse(body)
      return create({ body: checked, idempotencyKey: keyFor(checked) })
    },
    onSaved: ({ id }) => {
      draft.forget()
      showToast(saved, { kind: 'success' })
      void navigate(pathOf(id), { replace: true })
    },
    ...refusals,
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: `${entity}/${thing?.id ?? 'new'}`,
    version: thing?.version ?? null,
  })
  return { form, draft }
}
