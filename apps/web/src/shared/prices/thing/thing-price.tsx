import type { CatalogueEntity, PriceItemRow } from '@gyeol/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { useListPriceItemsQuery } from '../price.api.ts'
import { priceTexts } from '../prices.texts.ts'
import { copySpina } from '../words/copy-spina.ts'
import { PriceChange } from '../words/price-change.tsx'
import { isAskBased, koreanToday, noPriceWords, provenanceWords } from '../words/price-words.ts'
import { Spina } from '../words/spina.tsx'
import { TrustMark } from '../words/trust-mark.tsx'
import styles from './thing-price.module.css'
import { thingPriceTexts } from './thing-price.texts.ts'

type ThingPriceProps = { readonly entity: CatalogueEntity; readonly id: string }

/** What a thing of the library costs, on its own page; nothing where it has no price item. */
export function ThingPrice({ entity, id }: ThingPriceProps) {
  const { data, isError } = useListPriceItemsQuery({ query: { entity, ids: id } })
  const row = data?.items.find((item) => item.entityId === id)
  if (row !== undefined) return <PriceCard row={row} />
  // The page keeps room for a price until it is known that there is none.
  return data === undefined && !isError ? null : <span hidden data-no-price="" />
}

function PriceCard({ row }: { readonly row: PriceItemRow }) {
  const texts = thingPriceTexts
  const headId = useId()
  const { id, price } = row
  return (
    // Copying an amount copies all of it; the card itself is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Card as="section" padding="medium" aria-labelledby={headId} onCopy={copySpina}>
      <h2 id={headId} className={styles.title}>
        {texts.title}
      </h2>
      {price === null ? <NoPrice row={row} /> : <Price price={price} />}
      <div className={styles.actions}>
        <Link to={`/current-price/${id}`}>{texts.more}</Link>
        <LinkButton size="small" to={`/current-price/create?item=${id}`}>
          {texts.report}
        </LinkButton>
      </div>
    </Card>
  )
}

function Price({ price }: { readonly price: NonNullable<PriceItemRow['price']> }) {
  const words = priceTexts
  return (
    <>
      <p className={styles.value}>
        <Spina value={price.median} /> <PriceChange change={price.change7} />
        {isAskBased(price) && <Tag tone="brass">{words.askBased}</Tag>}
      </p>
      <p className={styles.line}>
        {provenanceWords(price, { today: koreanToday() })} <TrustMark level={price.level} />
      </p>
    </>
  )
}

function NoPrice({ row }: { readonly row: PriceItemRow }) {
  const texts = thingPriceTexts
  const { reason, members, lastReport, reference } = row
  return (
    <>
      <p className={styles.line}>{noPriceWords(reason, members)}</p>
      {lastReport !== null && (
        <p className={styles.line}>
          {texts.last} <Spina value={lastReport.unit} />
        </p>
      )}
      {reference !== null && reference.amount > 0 && (
        <p className={styles.line}>
          {texts.reference} <Spina value={reference.amount} />
        </p>
      )}
    </>
  )
}
