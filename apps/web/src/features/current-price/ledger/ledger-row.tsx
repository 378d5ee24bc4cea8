import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { DeleteIcon, EditIcon } from '../../../shared/icons/icons.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { pricePaths } from '../price-paths.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import { useShareLedgerLineMutation } from './ledger.api.ts'
import styles from './ledger.module.css'
import { langOf } from '../../../shared/texts/lang-of.ts'
import { ledgerTexts } from './ledger.texts.ts'
import type { Ledger } from './use-ledger.ts'

type LedgerRowProps = {
  readonly entry: LedgerEntry
  readonly ledger: Ledger
  readonly onEdit: () => void
}

/** One trade: what, for how much, what it cost then and costs now. */
export function LedgerRow({ entry, ledger, onEdit }: LedgerRowProps) {
  const texts = ledgerTexts
  const remove = useRemoval(entry, ledger)
  const { itemId, itemName, basis, amount, quantity, day, memo, reportId } = entry
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={pricePaths.item(itemId)}>{itemName}</Link>
        <small>
          {day.replaceAll('-', '.')} · {texts.bases[basis]} · {texts.pieces(formatNumber(quantity))}
        </small>
        <PricesLine entry={entry} />
        {memo !== '' && (
          <small className={styles.memo} lang={langOf(memo)}>
            {memo}
          </small>
        )}
      </div>
      <div className={styles.value}>
        <b>
          <Spina value={amount} />
        </b>
        {reportId === null ? <ShareButton entry={entry} /> : <Tag>{texts.shared}</Tag>}
        <span className={styles.actions}>
          <Button
            size="small"
            variant="ghost"
            icon={<EditIcon />}
            aria-label={texts.editLine(itemName)}
            onClick={onEdit}
          />
          <Button
            size="small"
            variant="ghost"
            icon={<DeleteIcon />}
            aria-label={texts.remove(itemName)}
            onClick={() => void remove()}
          />
        </span>
      </div>
    </li>
  )
}

function PricesLine({ entry }: { readonly entry: LedgerEntry }) {
  const texts = ledgerTexts
  const { unit, unitQuantity, atTrade, now } = entry
  const prices = [
    unitQuantity === 1
      ? texts.unit(spinaWords(unit))
      : texts.unitMany(formatNumber(unitQuantity), spinaWords(unit)),
    atTrade === null ? null : texts.atTrade(spinaWords(atTrade)),
    now === null ? null : texts.now(spinaWords(now)),
  ].filter((words) => words !== null)
  return (
    <small className={styles.prices}>
      {prices.map((words) => (
        <span key={words}>{words} </span>
      ))}
    </small>
  )
}

function ShareButton({ entry }: { readonly entry: LedgerEntry }) {
  const texts = ledgerTexts
  const [share, { isLoading }] = useShareLedgerLineMutation()
  if (!entry.canShare) return null
  const send = async () => {
    const answer = await share({ params: { id: entry.id }, body: {} })
    if (answer.error === undefined) showToast(texts.sharedNow, { kind: 'success' })
    else showErrorToast(texts.shareFailed)
  }
  return (
    <Button size="small" busy={isLoading} onClick={() => void send()}>
      {texts.share}
    </Button>
  )
}

/** Takes a line out and offers to write the very same again. */
function useRemoval(entry: LedgerEntry, ledger: Ledger): () => Promise<void> {
  const texts = ledgerTexts
  const { version: _version, ...line } = entry
  const restore = async () => {
    const isBack = await ledger.save({ ...line, share: false, withReport: false }, null)
    if (!isBack) showErrorToast(texts.notRestored)
  }
  return async () => {
    if (!(await ledger.remove(entry))) return
    const words = texts.removed(entry.itemName)
    const all = entry.reportId === null ? words : `${words} ${texts.keptReport}`
    showActionToast(all, { label: texts.undo, run: () => void restore() })
  }
}
