import {
  EXCLUSION_SCOPES,
  type ExclusionScope,
  exclusionSchema,
  type PriceReport,
  REPORT_VIEW_LIMITS,
} from '@gyeol/contract'
import { useWatch } from 'react-hook-form'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { SelectInput, TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import {
  useExcludeReportMutation,
  useRestoreReportMutation,
} from '../../../shared/prices/price-writing.api.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

type ExcludeDialogProps = { readonly report: PriceReport; readonly onClose: () => void }

/** Leaves a report, or all of its voice from its day on, out of the reckoning; readers see the reason. */
export function ExcludeDialog({ report, onClose }: ExcludeDialogProps) {
  const texts = itemTexts
  const [exclude] = useExcludeReportMutation()
  const [restore] = useRestoreReportMutation()
  const params = { id: report.id }
  const form = useContractForm({
    schema: exclusionSchema,
    values: startOf(report),
    submit: ({ from, ...body }) =>
      exclude({
        params,
        body: body.scope === 'voice' && from !== undefined ? { ...body, from } : body,
      }).unwrap(),
    onSaved: () => {
      showActionToast(texts.excluded, {
        label: texts.undo,
        run: () =>
          void restore({ params })
            .unwrap()
            .catch(() => undefined),
      })
      onClose()
    },
  })
  const { control } = form
  const scope = useWatch({ control, name: 'scope' })
  return (
    <Dialog
      open
      size="small"
      title={texts.exclude}
      description={texts.excludeLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView form={form} label={texts.exclude} className={styles.form}>
        <TextInput
          control={control}
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonHint}
          maxLength={REPORT_VIEW_LIMITS.reason}
          autoComplete="off"
          required
        />
        <SelectInput
          control={control}
          name="scope"
          label={texts.scope}
          options={EXCLUSION_SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
        />
        {scope === 'voice' && (
          <TextInput control={control} name="from" label={texts.from} type="date" required />
        )}
        <SubmitButton form={form}>{texts.exclude}</SubmitButton>
      </ContractFormView>
    </Dialog>
  )
}

type Values = { readonly reason: string; readonly scope: ExclusionScope; readonly from: string }

function startOf({ day }: PriceReport): Values {
  return { reason: '', scope: 'report', from: day }
}
