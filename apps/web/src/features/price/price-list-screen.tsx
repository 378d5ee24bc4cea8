import type { Price } from '@gyeol/contract'
import { Link } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { PlusIcon } from '../../shared/icons/icons.ts'
import { nameOfLine } from '../../shared/prices/item/line-name.ts'
import { useListPriceKindsQuery } from '../../shared/prices/price.api.ts'
import { type Filters, useFilters } from '../../shared/router/use-filters.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import styles from './price-list.module.css'
import { useListStatementsQuery } from './price.api.ts'
import { langOf } from '../../shared/texts/lang-of.ts'
import { statementTexts } from './price.texts.ts'
import { amountWords, authorWords, dayWords } from './statement-words.ts'

const FILTERS = { kindId: '' }

/** /price: reference prices people have stated, by kind. */
export function PriceListScreen() {
  const texts = statementTexts
  const filters = useFilters(FILTERS)
  const { roles } = useSession()
  return (
    <Page
      title={texts.title}
      line={texts.line}
      hasLateActions
      actions={
        <>
          <LinkButton to="/current-price">{texts.toPrices}</LinkButton>
          {permits(roles, 'price.write-own') && (
            <LinkButton variant="primary" icon={<PlusIcon />} to="/price/create">
              {texts.create}
            </LinkButton>
          )}
        </>
      }
    >
      <KindSelect filters={filters} />
      <Statements filters={filters} />
    </Page>
  )
}

type PriceFilters = Filters<typeof FILTERS>

function KindSelect({ filters }: { readonly filters: PriceFilters }) {
  const texts = statementTexts
  const { data } = useListPriceKindsQuery()
  return (
    <Select
      label={texts.kinds}
      className={styles.kinds}
      value={filters.values.kindId}
      onChange={(kindId) => filters.set({ kindId })}
      options={[
        { value: '', label: texts.all },
        ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

function Statements({ filters }: { readonly filters: PriceFilters }) {
  const texts = statementTexts
  const { kindId } = filters.values
  const { data, error, isFetching, refetch } = useListStatementsQuery({
    query: { page: filters.page, ...(kindId === '' ? {} : { kindId }) },
  })
  if (data === undefined)
    return error === undefined ? (
      <Skeleton lines={6} />
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    )
  if (data.total === 0)
    return (
      <EmptyState
        title={kindId === '' ? texts.none : texts.noneOfKind}
        line={texts.noneLine}
        action={<LinkButton to="/current-price">{texts.toPrices}</LinkButton>}
      />
    )
  return (
    <>
      <OfflineTag answer={data} />
      <ul className={styles.rows} aria-busy={isFetching || undefined}>
        {data.items.map((price) => (
          <StatementRow key={price.id} price={price} />
        ))}
      </ul>
      <Pager label={texts.title} {...data} hrefOf={filters.hrefOf} />
    </>
  )
}

function StatementRow({ price }: { readonly price: Price }) {
  const texts = statementTexts
  const name = nameOfLine(price)
  return (
    <li>
      <Link className={styles.row} to={`/price/${price.id}`}>
        <span className={styles.words}>
          <b>{name}</b>
          <small>
            {authorWords(price)} · {dayWords(price)}
          </small>
          {(price.note !== '' || price.source !== '') && (
            <small className={styles.note} lang={langOf(price.note)}>
              {[price.note, price.source].filter((words) => words !== '').join(' · ')}
            </small>
          )}
          {price.needsReview && (
            <span>
              <Tag tone="brass">{texts.needsReview}</Tag> <small>{texts.needsReviewLine}</small>
            </span>
          )}
        </span>
        <b className={styles.amount}>{amountWords(price)}</b>
      </Link>
    </li>
  )
}
