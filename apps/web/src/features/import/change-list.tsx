import { IMPORT_ROW_KINDS, type ImportBatch, type ImportChange } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { CellChanges } from '../../shared/catalogue/cell-changes.tsx'
import { type Filters, oneOfOrNone } from '../../shared/router/use-filters.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { useListImportChangesQuery } from './import.api.ts'
import styles from './import.module.css'
import type { ImportFilterValues } from './import-filters.ts'
import { importTexts } from './import.texts.ts'

const PAGE_SIZE = 20
const TONES = {
  new: 'primary',
  changed: 'brass',
  gone: 'danger',
  same: 'neutral',
  bad: 'danger',
} as const

/** What is new has no before, what goes no after. */
const SIDE_OF = {
  new: 'after',
  changed: undefined,
  gone: 'before',
  same: undefined,
  bad: undefined,
} as const

type ChangeListProps = {
  readonly batch: ImportBatch
  readonly filters: Filters<ImportFilterValues>
}

/** The rows of a file as a table: new, changed from what to what, going, alike, wrong. */
export function ChangeList({ batch: { id, counts }, filters }: ChangeListProps) {
  const texts = useTexts(importTexts).changes
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
            columns={[
              {
                key: 'line',
                header: texts.line,
                isNumeric: true,
                cell: ({ line }) => (line === null ? texts.noLine : formatNumber(line)),
              },
              {
                key: 'kind',
                header: texts.kind,
                cell: ({ op: kind }) => <Tag tone={TONES[kind]}>{texts.ops[kind]}</Tag>,
              },
              {
                key: 'name',
                header: texts.name,
                isTitle: true,
                cell: ({ name }) => <b>{name === '' ? texts.nameless : name}</b>,
              },
              {
                key: 'cells',
                header: texts.cells,
                cell: (change) => <Cells change={change} />,
              },
            ]}
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

/** What of a row differs, or what is wrong with it. */
function Cells({ change: { op, fields, problems } }: { change: ImportChange }) {
  const texts = useTexts(importTexts).changes
  if (op === 'same') return <span className={styles.muted}>{texts.untouched}</span>
  if (op !== 'bad') return <CellChanges changes={fields} only={SIDE_OF[op]} />
  return (
    <ul>
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`} className={styles.message}>
          {column === null ? message : `${column}: ${message}`}
        </li>
      ))}
    </ul>
  )
}
