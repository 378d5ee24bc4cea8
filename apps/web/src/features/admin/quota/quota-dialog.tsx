import { type Quota, QUOTA_WORDS, type QuotaTable } from '@gyeol/contract'
import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { isSameQuota, type QuotaRow, sizeOf } from './quota-values.ts'
import styles from './quota.module.css'
import { quotaTexts } from './quota.texts.ts'
import { useQuotaSaving } from './use-quota-saving.ts'

const KEYS = ['member', 'newcomer', 'total', 'network', 'site'] as const
const MOST = 1_000_000

type QuotaDialogProps = {
  readonly table: QuotaTable
  readonly row: QuotaRow
  readonly onClose: () => void
}

/** The numbers of one quota, with what they let in at the most. */
export function QuotaDialog({ table, row, onClose }: QuotaDialogProps) {
  const texts = quotaTexts
  const { name, usual, bytes } = row
  const [value, setValue] = useState<Quota>(row.value)
  const [problem, setProblem] = useState<string | null>(null)
  // Which field holds a text that is no number of its kind: it says why itself.
  const [invalid, setInvalid] = useState<keyof Quota | null>(null)
  const { save, isSaving } = useQuotaSaving(table)
  const send = async () => {
    const refusal = await save(row, value)
    if (refusal === null) onClose()
    else setProblem(refusal)
  }
  return (
    <Dialog
      open
      title={QUOTA_WORDS.names[name]}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose()
      }}
      footer={
        <>
          <Button disabled={isSameQuota(value, usual)} onClick={() => setValue(usual)}>
            {texts.usual}
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            disabled={invalid !== null}
            onClick={() => void send()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {problem !== null && (
          <div role="alert">
            <HintStrip tone="danger">{problem}</HintStrip>
          </div>
        )}
        {KEYS.filter((key) => usual[key] !== null).map((key) => (
          <Field key={key} label={texts.fields[key]} hint={texts.hints[key]}>
            <NumberField
              label={texts.fields[key]}
              value={value[key] ?? 0}
              min={0}
              max={MOST}
              parse={parseKoreanNumber}
              onChange={(next) => {
                setValue({ ...value, [key]: next })
                setProblem(null)
                setInvalid((last) => (last === key ? null : last))
              }}
              onInvalid={() => setInvalid(key)}
              look="plain"
            />
          </Field>
        ))}
        <p className={styles.note}>
          {bytes === 0 ? texts.noBytes : texts.bytes(sizeOf(value.site * bytes))}
        </p>
      </div>
    </Dialog>
  )
}
