import { type Price, STATEMENT_LIMITS } from '@gyeol/contract'
import { formatListDate, formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { PRICE_LIMITS } from '@gyeol/terms'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { NumberInput, TextAreaInput, TextInput } from '../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../shared/forms/idempotency.ts'
import { type ContractForm, useContractForm } from '../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../shared/forms/use-draft.ts'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import { KoreanTimeInput } from '../../shared/korean-time/korean-time-input.tsx'
import { AmountField } from '../../shared/prices/amount/amount-field.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import {
  changedStatementSchema,
  newStatementSchema,
  type StatementValues,
  valuesOf,
} from './price-form.ts'
import { useCreateStatementMutation, useUpdateStatementMutation } from './price.api.ts'
import { statementTexts } from './price.texts.ts'
import { StatementItemField } from './statement-item-field.tsx'
import styles from './statement-editor.module.css'

type StatementEditorProps = {
  /** Null for a new one. */
  readonly price: Price | null
  /** What a link to the form already knows. */
  readonly begun?: Partial<StatementValues>
  readonly onSaved: (id: string) => void
}

/** States a reference price, or changes one. */
export function StatementEditor({ price, begun, onSaved }: StatementEditorProps) {
  const texts = statementTexts
  const form = useContractForm({
    schema: price === null ? newStatementSchema : changedStatementSchema,
    values: { ...valuesOf(price), ...begun },
    fixed: price === null ? {} : { version: price.version },
    submit: useSending(price),
    onSaved: ({ id }) => {
      draft.forget()
      showToast(texts.saved, { kind: 'success' })
      onSaved(id)
    },
    fieldOfCode: { DUPLICATE: 'amount' },
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: `price/${price?.id ?? 'new'}`,
    version: price?.version ?? null,
  })
  const { control } = form
  return (
    <ContractFormView
      form={form}
      label={price === null ? texts.createTitle : texts.editTitle}
      versionFields={useVersionFields()}
      className={styles.form}
    >
      <DraftStrip found={draft.found} />
      <StatementItemField form={form} />
      <AmountInput form={form} />
      <NumberInput
        control={control}
        name="quantity"
        parse={parseKoreanNumber}
        label={texts.quantity}
        min={1}
        max={PRICE_LIMITS.quantity}
      />
      <KoreanTimeInput control={control} name="at" label={texts.at} />
      <TextInput
        control={control}
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        maxLength={STATEMENT_LIMITS.source}
        autoComplete="off"
      />
      <TextAreaInput
        control={control}
        name="note"
        label={texts.note}
        maxLength={STATEMENT_LIMITS.note}
      />
      <SubmitButton form={form} size="large">
        {texts.save}
      </SubmitButton>
    </ContractFormView>
  )
}

function AmountInput({ form: { control } }: { readonly form: ContractForm<StatementValues> }) {
  const texts = statementTexts
  const { field, fieldState } = useController({ control, name: 'amount' })
  const amount = useWatch({ control, name: 'amount' })
  return (
    <AmountField
      name={field.name}
      least={0}
      label={texts.amount}
      value={field.value}
      onChange={field.onChange}
      onCommit={field.onBlur}
      error={fieldState.error?.message}
      hint={amount === 0 ? texts.freeHint : undefined}
    />
  )
}

/** How the form is sent: a new statement or a new version of one. */
function useSending(price: Price | null) {
  const [create] = useCreateStatementMutation()
  const [update] = useUpdateStatementMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  // Which of the two it is, the form does not know any more.
  return async (body: object): Promise<{ id: string; version: number }> => {
    if (price !== null) {
      const checked = changedStatementSchema.parse(body)
      return update({ params: { id: price.id }, body: checked }).unwrap()
    }
    const checked = newStatementSchema.parse(body)
    return create({ body: checked, idempotencyKey: keyFor(checked) }).unwrap()
  }
}

function useVersionFields(): VersionFields<StatementValues> {
  const texts = statementTexts
  return {
    itemName: { label: texts.item },
    amount: { label: texts.amount, show: (amount) => formatNumber(amount ?? 0) },
    quantity: { label: texts.quantity, show: formatNumber },
    at: { label: texts.at, show: (utc) => (utc ? formatListDate(Date.parse(utc)) : '') },
    note: { label: texts.note },
    source: { label: texts.source },
  }
}
