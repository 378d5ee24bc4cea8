import { formatListDate } from '@gyeol/korean'
import { suspensionTexts } from './suspension.texts.ts'

type SuspensionWordsProps = {
  readonly reason: string
  /** Epoch milliseconds; null where there is no end. */
  readonly until: number | null
}

/** A suspension in the words its member reads. */
export function SuspensionWords({ reason, until }: SuspensionWordsProps) {
  const texts = suspensionTexts
  return (
    <>
      <b>{until === null ? texts.forever : texts.until(formatListDate(until))}</b>{' '}
      {texts.reason(reason)}
    </>
  )
}
