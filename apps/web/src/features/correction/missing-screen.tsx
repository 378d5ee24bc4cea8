import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  CATALOGUE_LIMITS,
  type CatalogueEntity,
  type MissingThing,
} from '@gyeol/contract'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { SelectInput, TextAreaInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../shared/forms/idempotency.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { useReportMissingMutation } from './correction.api.ts'
import { correctionTexts } from './correction.texts.ts'
import { type MissingValues, typedMissingSchema } from './missing-form.ts'

/** /correction/missing: says what stands in no list; the address may name it already. */
export function MissingScreen() {
  const texts = correctionTexts.missing
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [report] = useReportMissingMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const form = useContractForm<MissingValues, MissingThing, { id: string }>({
    schema: typedMissingSchema,
    values: {
      entity:
        oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, params.get('entity') ?? '') ??
        'equipment',
      name: (params.get('name') ?? '').slice(0, CATALOGUE_LIMITS.name),
      reason: '',
    },
    submit: (body) => report({ body, idempotencyKey: keyFor(body) }).unwrap(),
    onSaved: () => {
      showLongToast(texts.sent, 'success')
      void navigate('/correction?view=mine', { replace: true })
    },
    messageOfCode: { DUPLICATE: texts.duplicate },
    guardsLeaving: true,
  })
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line}>
      <ContractFormView form={form} label={texts.title} versionFields={{}}>
        <SelectInput
          control={form.control}
          name="entity"
          label={texts.entity}
          options={CATALOGUE_ENTITY_CODES.map((value) => ({
            value,
            label: CATALOGUE_ENTITIES[value].name,
          }))}
        />
        <TextInput
          control={form.control}
          name="name"
          label={texts.name}
          maxLength={CATALOGUE_LIMITS.name}
          autoComplete="off"
          required
        />
        <TextAreaInput
          control={form.control}
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={CATALOGUE_LIMITS.note}
          rows={6}
          required
        />
        <SubmitButton form={form} size="large">
          {texts.send}
        </SubmitButton>
      </ContractFormView>
    </NarrowPage>
  )
}
