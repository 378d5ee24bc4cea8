import { useNow } from '../../../shared/korean-time/use-now.ts'
import { ChoiceBar, ChoiceBox, useChoice } from '../../../shared/moderation/choose-many.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { cookTexts } from '../cook.texts.ts'
import styles from './house.module.css'
import { daysSince, groupCode, type House } from './houses.ts'

/** For editors: houses members say are closed, several to be taken down at once. Nothing without any. */
export function ClosedDesk({ houses }: { readonly houses: readonly House[] }) {
  const texts = cookTexts.closedDesk
  const now = useNow()
  const closed = houses.filter(({ isClosed, isSample }) => isClosed && !isSample)
  const choice = useChoice(
    closed.map(({ addressId }) => ({ kind: 'cook-house', id: addressId, makerId: null })),
  )
  if (closed.length === 0) return null
  return (
    <details className={styles.closedDesk}>
      <summary>{texts.title(closed.length)}</summary>
      <p className={styles.memo}>{texts.line}</p>
      <Card as="ul" aria-label={texts.list}>
        {closed.map(({ addressId, address, closedDay, closedReports }) => (
          <li key={addressId} className={styles.row}>
            <ChoiceBox choice={choice} id={addressId} name={groupCode(address)} isNameAlone />
            <span className={styles.memo}>
              {texts.said(
                closedReports,
                closedDay === null ? '' : cookTexts.daysAgo(daysSince(closedDay, now)),
              )}
            </span>
          </li>
        ))}
      </Card>
      <ChoiceBar choice={choice} />
    </details>
  )
}
