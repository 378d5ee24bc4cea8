import type { LedgerBasis, PriceItem } from '@gyeol/contract'
import { boardPrice, MARKET_FEE } from '@gyeol/prices'
import { useState } from 'react'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { koreanToday } from '../../../shared/prices/words/price-words.ts'
import type { LedgerDraft, LedgerEntry } from './ledger-entry.ts'
import { ledgerTexts } from './ledger.texts.ts'
import { tradeLedgerSaved } from './trade-ledger.saved.ts'

type Values = {
  readonly itemId: string
  readonly itemName: string
  readonly unitQuantity: number
  readonly basis: LedgerBasis
  /** NaN where what is typed is no amount. */
  readonly amount: number | null
  readonly isNet: boolean
  readonly quantity: number
  readonly day: string
  readonly memo: string
  readonly share: boolean
  readonly withReport: boolean
}

/** Why a line cannot be written yet, by the field that says so. */
type Reasons = { readonly item?: string; readonly amount?: string; readonly day?: string }

/** The words of the ledger's form, and what is wrong with them. */
export type LedgerWords = {
  readonly values: Values
  readonly set: (change: Partial<Values>) => void
  readonly reasons: Reasons
  /** The trade they tell; null while something is wrong, which is then said. */
  readonly check: () => LedgerDraft | null
}

type BegunItem = Pick<PriceItem, 'id' | 'name' | 'variant' | 'unitQuantity'> | null

export function useLedgerWords(entry: LedgerEntry | null, begun: BegunItem): LedgerWords {
  const texts = ledgerTexts.form
  const [values, setValues] = useState(() => valuesOf(entry, begun))
  const [isChecked, setChecked] = useState(false)
  const reasons = reasonsOf(values, texts)
  return {
    values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    reasons: isChecked ? reasons : {},
    check: () => {
      setChecked(true)
      return Object.keys(reasons).length > 0 ? null : draftOf(values)
    },
  }
}

function valuesOf(entry: LedgerEntry | null, begun: BegunItem): Values {
  const sharing = { isNet: false, share: tradeLedgerSaved.load().isShared, withReport: false }
  if (entry !== null) {
    const { itemId, itemName, unitQuantity, basis, amount, quantity, day, memo } = entry
    return { ...sharing, itemId, itemName, unitQuantity, basis, amount, quantity, day, memo }
  }
  return {
    ...sharing,
    itemId: begun?.id ?? '',
    itemName: begun === null ? '' : nameOfItem(begun),
    unitQuantity: begun?.unitQuantity ?? 1,
    basis: 'sold',
    amount: null,
    quantity: 1,
    day: koreanToday(),
    memo: '',
  }
}

function reasonsOf(values: Values, texts: (typeof ledgerTexts)['form']): Reasons {
  const { itemId, amount, day } = values
  return {
    ...(itemId === '' ? { item: texts.noItem } : {}),
    ...(amount === null || Number.isNaN(amount) ? { amount: texts.noAmount } : {}),
    ...(day === '' || day > koreanToday() ? { day: texts.badDay } : {}),
  }
}

/** What is kept is what the buyer paid (PR3, FE1). */
function draftOf({ isNet, amount, ...values }: Values): LedgerDraft {
  const typed = amount ?? 0
  const paid = isNet && values.basis === 'sold' ? boardPrice(typed, MARKET_FEE.rate) : typed
  tradeLedgerSaved.update((kept) => ({ ...kept, isShared: values.share }))
  return { ...values, amount: paid }
}
