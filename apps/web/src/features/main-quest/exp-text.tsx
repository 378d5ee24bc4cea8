import { formatNumber } from '@gyeol/korean'
import { expWords } from './quest-words.ts'

/** EXP in two units; the whole number on hovering. */
export function ExpText({ exp }: { readonly exp: number }) {
  return (
    <span translate="no" className="num" title={formatNumber(exp)}>
      {expWords(exp)}
    </span>
  )
}
