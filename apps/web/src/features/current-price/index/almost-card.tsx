import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useListPriceItemsQuery } from '../../../shared/prices/price.api.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'

const SHOWN = 3

/** Items with two members of the three a price needs. Nothing is drawn where there are none. */
export function AlmostCard({ kindName }: { kindName: (kindId: string) => string }) {
  const texts = indexTexts
  const { data } = useListPriceItemsQuery({
    query: { almost: 'true', sort: 'recent', pageSize: SHOWN },
  })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Card as="section" padding="medium" aria-labelledby="almost">
      <h2 id="almost" className={styles.cardTitle}>
        {texts.almost}
      </h2>
      <ul className={styles.almost}>
        {data.items.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <span className={styles.almostName}>
              <b>{nameOfItem(row)}</b>
              <small>{kindName(row.kindId)}</small>
            </span>
            <span className={styles.people}>
              <span className={styles.dots} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {texts.almostOf}
            </span>
            <LinkButton
              size="small"
              to={pricePaths.report(row.id)}
              aria-label={texts.reportOf(nameOfItem(row))}
            >
              {texts.report}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
