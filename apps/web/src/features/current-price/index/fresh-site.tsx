import { formatListDate, formatNumber } from '@gyeol/korean'
import type { PriceItemRow, PriceKind } from '@gyeol/contract'
import { Gem } from '../../../shared/gem/gem.tsx'
import { NoteIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { useItemFaces } from '../../../shared/prices/item/item-faces.ts'
import { ItemGlyph } from '../../../shared/prices/item/item-glyph.tsx'
import { kindWords, nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useListPriceItemsQuery, useListPriceKindsQuery } from '../../../shared/prices/price.api.ts'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { TrustRhombi } from '../../../shared/prices/words/trust-mark.tsx'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './fresh.module.css'
import { indexTexts } from './index.texts.ts'

type FreshSiteProps = { readonly words: string; readonly onWords: (words: string) => void }

const KINDS_SHOWN = 3
const ITEMS_SHOWN = 4

/** A site nobody has reported on yet: what a report leads to, and real items to begin with. */
export function FreshSite({ words, onWords }: FreshSiteProps) {
  const texts = indexTexts
  const { data } = useListPriceKindsQuery()
  const kinds = data?.items.filter(({ itemCount }) => itemCount > 0) ?? []
  const all = kinds.reduce((sum, { itemCount }) => sum + itemCount, 0)
  return (
    <>
      <section className={styles.card} aria-labelledby="fresh">
        <div className={styles.hero}>
          <Gem kind="armor" stage={2} size={48} />
          <h2 id="fresh" className={styles.title}>
            {texts.fresh.title}
          </h2>
          <p className={styles.line}>{texts.fresh.line}</p>
          <LinkButton variant="primary" size="large" to={pricePaths.report()} icon={<PlusIcon />}>
            {texts.first}
          </LinkButton>
        </div>
        <ol className={styles.stairs} aria-label={texts.fresh.stairs}>
          {texts.fresh.steps.map(({ level, people, words: leadsTo }) => (
            <li key={level}>
              <TrustRhombi level={level} />
              <b>{people}</b>
              {leadsTo}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.known}>
        <SectionTitle
          more={{ label: texts.fresh.allItems(all), to: `${pricePaths.list}?sort=name` }}
        >
          {texts.fresh.know}
        </SectionTitle>
        <SearchField
          className={styles.search}
          label={texts.search}
          value={words}
          onSearch={onWords}
        />
        {data === undefined && <Skeleton shape="block" lines={KINDS_SHOWN * ITEMS_SHOWN} />}
        {kinds.slice(0, KINDS_SHOWN).map((kind) => (
          <KindItems key={kind.id} kind={kind} />
        ))}
        <p className={styles.note}>
          <NoteIcon aria-hidden="true" />
          {texts.fresh.reference}
        </p>
      </section>
    </>
  )
}

function KindItems({ kind }: { kind: PriceKind }) {
  const { data } = useListPriceItemsQuery({
    query: { kindId: kind.id, sort: 'name', pageSize: ITEMS_SHOWN },
  })
  const rows = data?.items ?? []
  const faceOf = useItemFaces(rows)
  return (
    <div>
      <h3 className={styles.kind}>
        {kind.name} <span translate="no">{formatNumber(kind.itemCount)}</span>
      </h3>
      <ul className={styles.items}>
        {data === undefined && <AwaitedItems count={Math.min(kind.itemCount, ITEMS_SHOWN)} />}
        {rows.map((row) => (
          <FreshItem key={row.id} row={row} kindName={kind.name} face={faceOf(row)} />
        ))}
      </ul>
    </div>
  )
}

/** Rows in the place of those that are coming. */
function AwaitedItems({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden="true">
      <Skeleton className={styles.words} />
    </li>
  ))
}

type FreshItemProps = {
  readonly row: PriceItemRow
  readonly kindName: string
  readonly face: Parameters<typeof ItemGlyph>[0]['face']
}

function FreshItem({ row, kindName, face }: FreshItemProps) {
  const texts = indexTexts
  const name = nameOfItem(row)
  const { reference } = row
  return (
    <li>
      <ItemGlyph item={row} face={face} />
      <span className={styles.words}>
        <b>{row.name}</b>
        <small>{kindWords(row, kindName, face)}</small>
      </span>
      <span className={styles.stated}>
        {reference === null ? (
          texts.nobodyCount
        ) : (
          <>
            <b>{texts.reference(spinaWords(reference.amount))}</b>
            {formatListDate(Date.parse(reference.at))}
          </>
        )}
      </span>
      <LinkButton size="small" to={pricePaths.report(row.id)} aria-label={texts.reportOf(name)}>
        {texts.report}
      </LinkButton>
    </li>
  )
}
