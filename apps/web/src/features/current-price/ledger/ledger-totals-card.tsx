import { ledgerBalance, type LedgerTotals } from '@gyeol/prices'
import { sumWords } from '../../../shared/prices/words/sum-words.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import styles from './ledger.module.css'
import { ledgerTexts } from './ledger.texts.ts'
import type { Ledger } from './use-ledger.ts'

type LedgerTotalsCardProps = {
  readonly ledger: Ledger
  /** YYYY-MM; empty for all of it. */
  readonly month: string
  readonly onMonth: (month: string) => void
}

/** What was sold and bought in a month or in all, and what is left of it (LG3). */
export function LedgerTotalsCard({ ledger, month, onMonth }: LedgerTotalsCardProps) {
  const texts = ledgerTexts
  const { totals, months } = ledger
  const known = months.some((one) => one.month === month)
  const options = [
    { value: '', label: texts.all },
    ...(known || month === '' ? [] : [{ value: month, label: texts.month(month) }]),
    ...months.map(({ month: value, count }) => ({
      value,
      label: `${texts.month(value)} · ${texts.count(count)}`,
    })),
  ]
  return (
    <Card as="section" padding="large" aria-label={texts.totals} className={styles.totals}>
      <Select label={texts.period} value={month} onChange={onMonth} options={options} />
      <DefinitionList>
        <DefinitionRow term={texts.sold}>{sumWords(BigInt(totals.sold))}</DefinitionRow>
        <DefinitionRow term={texts.fee}>{sumWords(BigInt(totals.fee))}</DefinitionRow>
        <DefinitionRow term={texts.bought}>{sumWords(BigInt(totals.bought))}</DefinitionRow>
        <DefinitionRow term={texts.left}>
          <b>{balanceWords(totals)}</b>
        </DefinitionRow>
      </DefinitionList>
    </Card>
  )
}

/** "1억 2,400만", with a minus sign where more was bought than sold. */
export function balanceWords(totals: LedgerTotals): string {
  return sumWords(ledgerBalance(totals))
}
