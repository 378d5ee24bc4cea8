import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { ContractFormOptions } from '../../forms/contract-form-options.ts'
import { createIdempotencyKeys } from '../../forms/idempotency.ts'
import { type ContractForm, useContractForm } from '../../forms/use-contract-form.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { showToast } from '../../toast/toast.ts'
import { catalogueTexts } from '../catalogue.texts.ts'

type Saved = {
  readonly id: string
  readonly version: number
}

type BodySchema<Body> = z.ZodObject & z.ZodType<Body>

type ItemFormOptions<Values extends object, New extends object, Changed extends object> = {
  /** First part of the draft's key. */
  readonly entity: string
  /** What is edited; null for a new one. */
  readonly item: Saved | null
  readonly values: Values
  readonly schemas: { readonly create: BodySchema<New>; readonly update: BodySchema<Changed> }
  readonly create: (call: { readonly body: New; readonly idempotencyKey: string }) => Promise<Saved>
  readonly update: (call: {
    readonly params: { readonly id: string }
    readonly body: Changed
  }) => Promise<Saved>
  /** Where the saved item is shown. */
  readonly pathOf: (id: string) => string
} & Pick<ContractFormOptions<Values, object, Saved>, 'fieldOfCode' | 'messageOfCode'>

type ItemForm<Values extends object> = {
  readonly form: ContractForm<Values>
  readonly draft: ReturnType<typeof useDraft>
}

/**
 * The form of one item of the catalogue: writes a new one or a new version of one, keeps a draft of
 * it, says that it is saved and leads to it.
 */
export function useItemForm<Values extends object, New extends object, Changed extends object>(
  options: ItemFormOptions<Values, New, Changed>,
): ItemForm<Values> {
  const { entity, item, values, schemas, pathOf, create, update, ...refusals } = options
  const { saved } = catalogueTexts
  const navigate = useNavigate()
  const [keyFor] = useState(createIdempotencyKeys)
  const form = useContractForm<Values, object, Saved>({
    schema: item === null ? schemas.create : schemas.update,
    values,
    fixed: item === null ? {} : { version: item.version },
    // Which of the two it is, the form does not know any more.
    submit: (body) => {
      if (item !== null) {
        return update({ params: { id: item.id }, body: schemas.update.parse(body) })
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
    key: `${entity}/${item?.id ?? 'new'}`,
    version: item?.version ?? null,
    isAtServer: true,
  })
  return { form, draft }
}
