import type { PriceItemRow } from '@gyeol/contract'
import { Link, useNavigate } from 'react-router'
import { OpenRow } from '../../../shared/catalogue/list/open-row.tsx'
import { Spark } from '../../../shared/chart/spark/spark.tsx'
import { BellIcon } from '../../../shared/icons/icons.ts'
import type { CrystaFace } from '../../../shared/prices/item/item-faces.ts'
import { ItemGlyph } from '../../../shared/prices/item/item-glyph.tsx'
import { kindWords, nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { PriceChange } from '../../../shared/prices/words/price-change.tsx'
import {
  ageWords,
  isAskBased,
  noPriceWords,
  provenanceWords,
  spinaWords,
} from '../../../shared/prices/words/price-words.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { TrustMark } from '../../../shared/prices/words/trust-mark.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import { PriceRowMenu } from './price-row-menu.tsx'
import { useLongPress } from './use-long-press.ts'

export type PriceRowProps = {
  readonly row: PriceItemRow
  readonly kindName: string
  readonly face: CrystaFace | undefined
  readonly today: string
  /** The day of the copy it is read from. */
  readonly asOf: string | undefined
  readonly isWatched: boolean
}

/** One item: what it is, its price and what that rests on, or why it has none. */
export function PriceRow({ row, kindName, face, today, asOf, isWatched }: PriceRowProps) {
  const texts = indexTexts
  const words = priceTexts
  const navigate = useNavigate()
  const press = useLongPress()
  const path = pricePaths.item(row.id)
  const { price } = row
  return (
    <div {...press.handlers}>
      <OpenRow className={styles.row} onOpen={() => void navigate(path)}>
        <span className={styles.glyph}>
          <ItemGlyph item={row} face={face} />
        </span>
        <span className={styles.words}>
          <Link to={path} className={styles.name} data-column={texts.columns.item}>
            {row.name}
          </Link>
          <span className={styles.kind}>{kindWords(row, kindName, face)}</span>
          {isWatched && <BellIcon className={styles.bell} aria-label={texts.watching} role="img" />}
          {row.isSample && <Tag tone="brass">{words.sample}</Tag>}
          {row.state === 'proposed' && <Tag tone="brass">{words.proposed}</Tag>}
        </span>
        <span className={styles.trust} data-column={texts.columns.trust}>
          <TrustMark level={price?.level ?? 'none'} />
        </span>
        <span className={styles.basis} data-column={texts.columns.basis}>
          {isAskBased(price) && (
            <Tag tone="brass" className={styles.askTag}>
              {words.askBased}
            </Tag>
          )}
          {price === null
            ? noPriceWords(row.reason, row.members)
            : provenanceWords(price, { today, asOf })}
        </span>
        {price === null ? (
          <span className={styles.last}>
            <LastReport row={row} today={today} />
          </span>
        ) : (
          <>
            <span className={styles.spark}>
              <Spark values={price.spark} tone={toneOf(price.change7)} />
            </span>
            <span className={styles.change} data-column={texts.columns.change}>
              <PriceChange change={price.change7} />
            </span>
          </>
        )}
        <span
          className={classNames(styles.value, price?.level === 'low' && styles.unsure)}
          data-column={texts.columns.price}
        >
          {price === null ? (
            <span className={styles.nothing}>–</span>
          ) : (
            <Spina value={price.median} />
          )}
        </span>
        <PriceRowMenu
          row={row}
          name={nameOfItem(row)}
          isOpen={press.isOpen}
          onOpen={press.setOpen}
        />
      </OpenRow>
    </div>
  )
}

/** In place of a price: the only report with its day, how many spoke, or the stated price. */
function LastReport({ row, today }: { row: PriceItemRow; today: string }) {
  const texts = indexTexts
  const { lastReport, reference, members, reason } = row
  if (lastReport !== null && reason === 'SCATTERED')
    return texts.people(members, ageWords(lastReport.day, today))
  if (lastReport !== null) {
    const day = lastReport.day.slice(5).replace('-', '.')
    return texts.single(day, spinaWords(lastReport.unit))
  }
  return reference === null ? null : texts.reference(spinaWords(reference.amount))
}

function toneOf(change: number | null): 'up' | 'down' | 'quiet' {
  if (change === null || change === 0) return 'quiet'
  return change > 0 ? 'up' : 'down'
}
