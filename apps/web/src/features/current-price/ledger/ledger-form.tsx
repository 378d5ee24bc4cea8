import { LEDGER_BASES, LEDGER_LIMITS } from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { boardPrice, MARKET_FEE } from '@gyeol/prices'
import { PRICE_LIMITS } from '@gyeol/terms'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { AmountField } from '../../../shared/prices/amount/amount-field.tsx'
import { ItemPicker } from '../../../shared/prices/item/item-picker.tsx'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useReadCurrentPriceQuery } from '../../../shared/prices/price.api.ts'
import { koreanToday, spinaWords } from '../../../shared/prices/words/price-words.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import type { LedgerEntry } from './ledger-entry.ts'
import { type LedgerWords, useLedgerWords } from './use-ledger-words.ts'
import styles from './ledger.module.css'
import { ledgerTexts } from './ledger.texts.ts'
import type { Ledger } from './use-ledger.ts'

type LedgerFormProps = {
  /** Null for a new line. */
  readonly entry: LedgerEntry | null
  /** The item a new line is about when a link said so; else empty. */
  readonly itemId: string
  readonly ledger: Ledger
  readonly onClose: () => void
}

/** Writes a trade into the ledger, or changes one. */
export function LedgerForm(props: LedgerFormProps) {
  const { data, isLoading } = useReadCurrentPriceQuery(
    props.itemId === '' ? skipToken : { params: { id: props.itemId } },
  )
  if (isLoading) return null
  const item = data?.item ?? null
  return <OpenForm {...props} begun={item} />
}

type Begun = Parameters<typeof useLedgerWords>[1]

function OpenForm({ entry, ledger, onClose, begun }: LedgerFormProps & { readonly begun: Begun }) {
  const texts = ledgerTexts
  const words = useLedgerWords(entry, begun)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    const draft = words.check()
    if (draft === null) return
    setSaving(true)
    const isSaved = await ledger.save(draft, entry)
    setSaving(false)
    if (!isSaved) return showErrorToast(texts.form.failed)
    showToast(draft.share ? texts.form.savedAndShared : texts.form.saved, { kind: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      closeOnOutsidePress={false}
      title={entry === null ? texts.add : texts.edit}
      footer={
        <>
          <Button onClick={onClose}>{texts.form.cancel}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {texts.form.save}
          </Button>
        </>
      }
    >
      <Fields words={words} entry={entry} isMember={ledger.isMember} />
    </Dialog>
  )
}

type FieldsProps = {
  readonly words: LedgerWords
  readonly entry: LedgerEntry | null
  readonly isMember: boolean
}

function Fields({ words, entry, isMember }: FieldsProps) {
  const texts = ledgerTexts
  const { values, set, reasons } = words
  return (
    <div className={styles.form}>
      <ItemLine words={words} />
      <SegmentedControl
        label={texts.form.basis}
        value={values.basis}
        // Only who sold received something (PR3).
        onChange={(basis) => set(basis === 'sold' ? { basis } : { basis, isNet: false })}
        segments={LEDGER_BASES.map((value) => ({ value, label: texts.bases[value] }))}
      />
      <AmountField
        label={texts.form.amount}
        value={values.amount}
        onChange={(amount) => set({ amount })}
        error={reasons.amount}
        hint={netHint(words, texts)}
        hasSteps
      />
      {values.basis === 'sold' && (
        <CheckRow
          look="box"
          label={texts.form.isNet}
          checked={values.isNet}
          onChange={(isNet) => set({ isNet })}
        />
      )}
      <NumberField
        label={texts.form.quantity}
        parse={parseKoreanNumber}
        min={1}
        max={PRICE_LIMITS.quantity}
        value={values.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <Field label={texts.form.day} error={reasons.day}>
        <TextField
          type="date"
          max={koreanToday()}
          value={values.day}
          onChange={(event) => set({ day: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.form.memo}>
        <TextField
          maxLength={LEDGER_LIMITS.memo}
          value={values.memo}
          onChange={(event) => set({ memo: event.currentTarget.value })}
        />
      </Field>
      {isMember && <SharingRow words={words} entry={entry} />}
    </div>
  )
}

function netHint({ values }: LedgerWords, texts: typeof ledgerTexts) {
  const { isNet, basis, amount } = values
  if (!isNet || basis !== 'sold' || amount === null || Number.isNaN(amount)) return undefined
  return texts.form.netHint(spinaWords(boardPrice(amount, MARKET_FEE.rate)))
}

function ItemLine({ words }: { readonly words: LedgerWords }) {
  const texts = ledgerTexts
  const { values, set, reasons } = words
  return (
    <div>
      <span className={styles.label}>{texts.form.item}</span>
      <div className={styles.item}>
        {values.itemName !== '' && <b>{values.itemName}</b>}
        <ItemPicker
          label={texts.form.item}
          onPick={(row) =>
            set({ itemId: row.id, itemName: nameOfItem(row), unitQuantity: row.unitQuantity })
          }
          trigger={
            // The library makes it a combobox, which is not named by what stands in it.
            <Button aria-label={values.itemName === '' ? texts.form.pick : texts.form.change}>
              {values.itemName === '' ? texts.form.pick : texts.form.change}
            </Button>
          }
        />
      </div>
      {reasons.item !== undefined && (
        <FieldReason id="ledger-item-reason">{reasons.item}</FieldReason>
      )}
    </div>
  )
}

/** New lines may be added to the prices; changed ones may take their report along (LG2, LG3). */
function SharingRow({ words, entry }: Pick<FieldsProps, 'words' | 'entry'>) {
  const texts = ledgerTexts
  const { values, set } = words
  if (entry === null)
    return (
      <CheckRow
        label={texts.form.share}
        hint={texts.form.shareHint}
        checked={values.share}
        onChange={(share) => set({ share })}
      />
    )
  if (entry.reportId === null) return null
  return (
    <CheckRow
      look="box"
      label={texts.form.withReport}
      checked={values.withReport}
      onChange={(withReport) => set({ withReport })}
    />
  )
}
