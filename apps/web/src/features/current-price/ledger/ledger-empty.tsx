import { formatNumber } from '@gyeol/korean'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import styles from './ledger.module.css'
import { ledgerTexts } from './ledger.texts.ts'

/** Nothing is written yet: how lines look, with three that are not kept. */
export function LedgerEmpty({ isMonth }: { readonly isMonth: boolean }) {
  const texts = ledgerTexts
  if (isMonth) return <EmptyState title={texts.emptyTitle} />
  return (
    <section aria-label={texts.emptyTitle}>
      <EmptyState title={texts.emptyTitle} line={texts.emptyLine} />
      <ul className={styles.rows}>
        {texts.examples.map(({ name, count, amount, basis }) => (
          <li key={name} className={styles.row}>
            <div className={styles.words}>
              <span>
                {name} <Tag tone="brass">{texts.example}</Tag>
              </span>
              <small>
                {texts.bases[basis]} · {texts.pieces(formatNumber(count))}
              </small>
            </div>
            <b className={styles.value}>{spinaWords(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
