import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  type ImportBatch,
} from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { type Filters, oneOfOrNone } from '../../shared/router/use-filters.ts'
import type { DataColumn } from '../../shared/ui/tables/data-table-types.ts'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { useListImportsQuery } from './import.api.ts'
import styles from './import.module.css'
import type { ImportFilterValues } from './import-filters.ts'
import { importTexts } from './import.texts.ts'

const PAGE_SIZE = 20
const ANY = 'any'
const TONES = { ready: 'brass', applied: 'primary', undone: 'neutral' } as const

/** Every file that was checked, put in or taken back; each opens again. */
export function HistorySection({ filters }: { filters: Filters<ImportFilterValues> }) {
  const texts = importTexts
  const words = texts.history
  const entity = oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, filters.values.entity)
  const columns = useColumns()
  const query = {
    page: filters.page,
    pageSize: PAGE_SIZE,
    ...(entity === undefined ? {} : { entity }),
  }
  const { data, error, isFetching, refetch } = useListImportsQuery(
    { query },
    // Files of other administrators come without this page hearing of them.
    { refetchOnMountOrArgChange: true },
  )
  return (
    <div className={styles.section}>
      <Select
        className={styles.narrow}
        label={texts.entity}
        value={entity ?? ANY}
        onChange={(next) => filters.set({ entity: next === ANY ? '' : next })}
        options={[
          { value: ANY, label: words.anyEntity },
          ...CATALOGUE_ENTITY_CODES.map((value) => ({
            value,
            label: CATALOGUE_ENTITIES[value].name,
          })),
        ]}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" lines={5} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <DataTable
            caption={words.caption}
            rows={data.items}
            getKey={({ id }) => id}
            columns={columns}
            isStale={isFetching}
            empty={<EmptyState line={words.empty} />}
          />
          {data.total > PAGE_SIZE && (
            <Pager
              label={words.pages}
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              hrefOf={filters.hrefOf}
            />
          )}
        </>
      )}
    </div>
  )
}

function useColumns(): readonly DataColumn<ImportBatch>[] {
  const texts = importTexts
  const words = texts.history
  const n = formatNumber
  return [
    {
      key: 'file',
      header: words.file,
      isTitle: true,
      cell: ({ id, fileName }) => {
        const file = fileName || texts.batch.nameless
        return (
          <Link to={`/admin/import?batch=${id}`} className={styles.fileLink}>
            {file}
          </Link>
        )
      },
    },
    {
      key: 'entity',
      header: texts.entity,
      cell: ({ entity }) => CATALOGUE_ENTITIES[entity].name,
    },
    {
      key: 'state',
      header: words.state,
      cell: ({ state }) => <Tag tone={TONES[state]}>{texts.batch.states[state]}</Tag>,
    },
    {
      key: 'counts',
      header: words.counts,
      cell: ({ counts }) => words.countsOf(n(counts.new), n(counts.changed), n(counts.gone)),
    },
    {
      key: 'when',
      header: words.when,
      cell: ({ createdAt, appliedAt }) => formatListDate(Date.parse(appliedAt ?? createdAt)),
    },
    {
      key: 'who',
      header: words.who,
      cell: ({ author }) => author?.nickname ?? texts.batch.command,
    },
  ]
}
