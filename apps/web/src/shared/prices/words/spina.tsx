import { formatNumber } from '@gyeol/korean'
import { fullSpina, spinaWords } from './price-words.ts'

type SpinaProps = { readonly value: number; readonly className?: string | undefined }

/** An amount of spina: short on the page, whole in its title and where it is copied (`copySpina` around it). */
export function Spina({ value, className }: SpinaProps) {
  return (
    <span
      translate="no"
      className={className}
      title={fullSpina(value)}
      data-copy={formatNumber(value)}
    >
      {spinaWords(value)}
    </span>
  )
}
