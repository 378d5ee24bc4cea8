import type { CurrentPriceInput } from '@gyeol/contract'
import type { ReportValues } from './report-values.ts'

/** A checked form as it is sent: only a seller's amount is without the fee, and only new items name a kind. */
export function bodyOfReport({
  itemId,
  itemName,
  kindId,
  amount,
  basis,
  quantity,
  isNet,
}: ReportValues): CurrentPriceInput {
  return {
    itemName,
    amount: amount ?? 0,
    basis,
    quantity,
    isNet: isNet && basis === 'sold',
    ...(itemId !== '' && { itemId }),
    ...(itemId === '' && kindId !== '' && { kindId }),
  }
}
