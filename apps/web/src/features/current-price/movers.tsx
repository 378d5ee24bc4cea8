import type { PriceItemRow } from '@gyeol/contract'
import { Link } from 'react-router'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { nameOfItem } from '../../shared/prices/item/item-names.ts'
import { PriceChange } from '../../shared/prices/words/price-change.tsx'
import { koreanToday, provenanceWords } from '../../shared/prices/words/price-words.ts'
import { Spina } from '../../shared/prices/words/spina.tsx'
import { TrustMark } from '../../shared/prices/words/trust-mark.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { shownItem } from '../../shared/prices/item/shown-item.ts'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './movers.module.css'
import { moverTexts } from './movers.texts.ts'
import { pricePaths } from './price-paths.ts'

const LIST_ITEMS = routeOf<'listPriceItems'>('GET', '/api/price/item')
const SHOWN = 3

/** What moved most in a week and can be trusted; prices that are 참고만 move nothing here. */
export async function loadMovers(): Promise<readonly PriceItemRow[]> {
  const { items } = await callRoute(
    LIST_ITEMS,
    { query: { sort: 'change', level: 'medium', pageSize: 20 } },
    { background: true },
  )
  return moversOf(items).map(shownItem)
}

/** The first three that really moved; samples are no prices. */
export function moversOf(items: readonly PriceItemRow[]): readonly PriceItemRow[] {
  return items
    .filter(({ price, isSample }) => !isSample && (price?.change7 ?? 0) !== 0)
    .slice(0, SHOWN)
}

/** Home's small block of prices; nothing where nothing moved. */
export function Movers({ rows }: { rows: readonly PriceItemRow[] }) {
  const texts = moverTexts
  const today = koreanToday()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="movers">
      <SectionTitle id="movers" more={{ label: texts.more, to: pricePaths.list }}>
        {texts.title}
      </SectionTitle>
      <Card as="ul" className={styles.card}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={pricePaths.item(row.id)} className={styles.row}>
              <span className={styles.words}>
                <b>{nameOfItem(row)}</b>
                {row.price !== null && <small>{provenanceWords(row.price, { today })}</small>}
              </span>
              {row.price !== null && (
                <span className={styles.price}>
                  <b>
                    <Spina value={row.price.median} />
                  </b>
                  <span className={styles.change}>
                    <TrustMark level={row.price.level} />
                    <PriceChange change={row.price.change7} />
                  </span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </Card>
    </section>
  )
}
