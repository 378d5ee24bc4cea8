import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { type ChangeEvent, useState } from 'react'

interface NumberTextOptions {
  readonly value: number | null
  /** Called for every change of the text; null while it is no number. */
  readonly onValue: (value: number | null) => void
  readonly format?: (value: number) => string
}

/**
 * Glue of a number field (`type="text"`, so no spinner takes the wheel): what is typed stays as
 * typed until the field is left, then it is written in the usual form. Text that is no number
 * stays, marked invalid. Nothing is changed while a syllable is being composed.
 */
export function useNumberText({ value, onValue, format = formatNumber }: NumberTextOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const isInvalid = draft !== null && draft.trim() !== '' && parseKoreanNumber(draft) === null
  return {
    isInvalid,
    inputProps: {
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      value: draft ?? (value === null ? '' : format(value)),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value)
        onValue(parseKoreanNumber(event.target.value))
      },
      onBlur: () => {
        if (!isInvalid) setDraft(null)
      },
    } as const,
  }
}
