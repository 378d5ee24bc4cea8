import { IMPORT_ROW_KINDS, type ImportBatch } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { type Filters, oneOfOrNone } from '../../shared/router/use-filters.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { changeColumns } from './change-columns.tsx'
import { useListImportChangesQuery } from './import.api.ts'
import styles from './import.module.css'
import type { ImportFilterValues } from './import-filters.ts'
import { importTexts } from './import.texts.ts'

const PAGE_SIZE = 20

type ChangeListProps = {
  readonly batch: ImportBatch
  readonly filters: Filters<ImportFilterValues>
}

/** The rows of a file as a table: new, changed from what to what, going, alike, wrong. */
export function ChangeList({ batch: { id, counts }, filters }: ChangeListProps) {
  const texts = importTexts.changes
  const op = oneOfOrNone(IMPORT_ROW_KINDS, filters.values.op)
  const query = { page: filters.page, pageSize: PAGE_SIZE, ...(op === undefined ? {} : { op }) }
  const { data, error, isFetching, refetch } = useListImportChangesQuery({ params: { id }, query })
  if (counts.new + counts.changed + counts.gone + counts.bad === 0) return null
  return (
    <Card as="section" padding="large" aria-labelledby="changes" className={styles.section}>
      <SectionTitle id="changes">{texts.title}</SectionTitle>
      <fieldset className={styles.ops} aria-label={texts.op}>
        <Chip pressed={op === undefined} onPressedChange={() => filters.set({ op: '' })}>
          {texts.ops.all}
        </Chip>
        {IMPORT_ROW_KINDS.map((code) => (
          <Chip
            key={code}
            pressed={op === code}
            onPressedChange={(isOn) => filters.set({ op: isOn ? code : '' })}
          >
            {texts.ops[code]} {formatNumber(counts[code])}
          </Chip>
        ))}
      </fieldset>
      {data === undefined && error === undefined && <Skeleton lines={5} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <EmptyState line={texts.none} />}
      {data !== undefined && data.items.length > 0 && (
        <>
          <DataTable
            caption={texts.list}
            isStale={isFetching}
            rows={data.items}
            getKey={({ op: kind, line, id: thing }) => `${kind} ${line} ${thing}`}
            columns={changeColumns(texts)}
          />
          <Pager
            label={texts.pages}
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            hrefOf={filters.hrefOf}
          />
        </>
      )}
    </Card>
  )
}
