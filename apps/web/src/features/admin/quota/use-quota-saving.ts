import { type Quota, QUOTA_WORDS, type QuotaTable, type QuotaValues } from '@gyeol/contract'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { useReadQuotasQuery, useUpdateQuotasMutation } from './quota.api.ts'
import { type QuotaRow, valuesWith } from './quota-values.ts'
import { quotaTexts } from './quota.texts.ts'

/** Saves one quota and offers the way back. `save` gives why it was refused; null when it was not. */
export function useQuotaSaving({ rows, version }: QuotaTable) {
  const texts = quotaTexts
  const [update, { isLoading }] = useUpdateQuotasMutation()
  const { refetch } = useReadQuotasQuery()

  const undo = async (values: QuotaValues, since: number) => {
    const { error } = await update({ body: { values, version: since } })
    if (error === undefined) showToast(texts.undone, { kind: 'success' })
    else showErrorToast(refusalOf(error).message)
  }
  const save = async ({ name, value: before }: QuotaRow, value: Quota): Promise<string | null> => {
    const body = { values: valuesWith(rows, name, value), version }
    const { data, error } = await update({ body })
    if (data === undefined) {
      const { code, message } = refusalOf(error)
      if (code !== 'STALE') return message
      await refetch()
      return texts.stale
    }
    const former = valuesWith(data.rows, name, before)
    showActionToast(texts.saved(QUOTA_WORDS.names[name]), {
      label: texts.undo,
      run: () => void undo(former, data.version),
    })
    return null
  }
  return { save, isSaving: isLoading }
}
