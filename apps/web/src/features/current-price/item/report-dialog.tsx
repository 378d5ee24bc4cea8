import {
  type PriceItem,
  type PriceReport,
  REPORT_VIEW_LIMITS,
  updateCurrentPriceSchema,
} from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { type PriceBasis, PRICE_LIMITS } from '@gyeol/terms'
import { useController } from 'react-hook-form'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { CheckboxInput, NumberInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { AmountField } from '../../../shared/prices/amount/amount-field.tsx'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useUpdateReportMutation } from '../../../shared/prices/price-writing.api.ts'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { BasisCards } from '../basis-cards.tsx'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

type ReportDialogProps = {
  readonly report: PriceReport
  readonly item: Pick<PriceItem, 'name' | 'variant'>
  readonly onClose: () => void
}

/**
 * Corrects an own report, or for editors another's with a reason (PR44). What was there before can be
 * brought back.
 */
export function ReportDialog({ report, item, onClose }: ReportDialogProps) {
  const texts = itemTexts
  const [update] = useUpdateReportMutation()
  const { id, typedAmount, quantity, basis, isNet, isMine, version } = report
  // What was typed, not what the buyer paid: the amount is read as `isNet` says (PR3).
  const typed = { amount: typedAmount, quantity, basis, isNet, ...(isMine ? {} : { reason: '' }) }
  const params = { id }
  const reasonToUndo = isMine ? {} : { reason: texts.undo }
  const form = useContractForm({
    schema: updateCurrentPriceSchema,
    values: typed,
    fixed: { version },
    typedOf: (stored) => ({ ...stored, amount: stored['typedAmount'] }),
    submit: (body) => update({ params, body }).unwrap(),
    onSaved: (saved) => {
      showActionToast(texts.saved, {
        label: texts.undo,
        run: () =>
          void update({ params, body: { ...typed, ...reasonToUndo, version: saved.version } })
            .unwrap()
            .catch(() => undefined),
      })
      onClose()
    },
  })
  const { control } = form
  const { field, fieldState } = useController({ control, name: 'amount' })
  const { field: basisField } = useController({ control, name: 'basis' })
  const { field: netField } = useController({ control, name: 'isNet' })
  return (
    <Dialog
      open
      title={texts.editTitle}
      description={isMine ? nameOfItem(item) : texts.editOtherLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView
        form={form}
        label={texts.editTitle}
        className={styles.form}
        versionFields={{
          amount: { label: texts.amount, show: (value) => spinaWords(value) },
          quantity: { label: texts.quantity },
          basis: { label: texts.basis },
          isNet: {
            label: texts.isNet,
            show: (value) => (value ? texts.netShown.yes : texts.netShown.no),
          },
        }}
      >
        <BasisCards
          label={texts.basis}
          value={basisField.value}
          onChange={(value: PriceBasis) => {
            basisField.onChange(value)
            // Only who sold received something (PR3).
            if (value !== 'sold') netField.onChange(false)
          }}
        />
        <AmountField
          name="amount"
          label={texts.amount}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          hasSteps
        />
        <NumberInput
          control={control}
          name="quantity"
          label={texts.quantity}
          look="plain"
          min={1}
          max={PRICE_LIMITS.quantity}
          unit={texts.pieces}
          parse={parseKoreanNumber}
        />
        {basisField.value === 'sold' && (
          <CheckboxInput control={control} name="isNet" label={texts.isNet} />
        )}
        {!isMine && (
          <TextInput
            control={control}
            name="reason"
            label={texts.reason}
            placeholder={texts.reasonHint}
            maxLength={REPORT_VIEW_LIMITS.reason}
            autoComplete="off"
            required
          />
        )}
        <SubmitButton form={form}>{texts.save}</SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}
