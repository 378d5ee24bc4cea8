import { IMPORT_OPS, type ImportBatch } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { CellChanges } from '../../shared/catalogue/cell-changes.tsx'
import { type Filters, oneOfOrNone } from '../../shared/router/use-filters.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Card } from '../../shared/ui/display/card.tsx'
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
const TONES = { new: 'primary', changed: 'brass', gone: 'danger' } as const

/** What is new has no before, what goes no after. */
const SIDE_OF = { new: 'after', changed: undefined, gone: 'before' } as const

type ChangeListProps = {
  readonly batch: ImportBatch
  readonly filters: Filters<ImportFilterValues>
}

/** What a file changes, item by item: before and after. */
export function ChangeList({ batch: { id, counts }, filters }: ChangeListProps) {
  const texts = useTexts(importTexts).changes
  const op = oneOfOrNone(IMPORT_OPS, filters.values.op)
  const query = { page: filters.page, pageSize: PAGE_SIZE, ...(op === undefined ? {} : { op }) }
  const { data, error, isFetching, refetch } = useListImportChangesQuery({ params: { id }, query })
  if (counts.new + counts.changed + counts.gone === 0) return null
  return (
    <Card as="section" padding="large" aria-labelledby="changes" className={styles.section}>
      <SectionTitle id="changes">{texts.title}</SectionTitle>
      <fieldset className={styles.ops} aria-label={texts.op}>
        <Chip pressed={op === undefined} onPressedChange={() => filters.set({ op: '' })}>
          {texts.ops.all}
        </Chip>
        {IMPORT_OPS.map((code) => (
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
          <ul className={styles.changes} aria-label={texts.list} aria-busy={isFetching}>
            {data.items.map((change) => (
              <li key={change.id}>
                <div className={styles.changeHead}>
                  <Tag tone={TONES[change.op]}>{texts.ops[change.op]}</Tag>
                  <b>{change.name}</b>
                </div>
                <CellChanges changes={change.fields} only={SIDE_OF[change.op]} />
              </li>
            ))}
          </ul>
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
