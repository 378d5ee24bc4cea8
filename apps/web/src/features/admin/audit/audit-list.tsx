import type { AuditEntry } from '@gyeol/contract'
import { formatListDay, kstParts } from '@gyeol/korean'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import type { CallOf } from '../../../shared/http/route-types.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useListAuditQuery } from '../admin.api.ts'
import { AuditRow, type AuditRowProps } from './audit-row.tsx'
import styles from './audit-row.module.css'
import { auditTexts } from './audit.texts.ts'

type AuditListProps = {
  /** Whose log it is: a page may have several, and each has a name of its own. */
  readonly of?: 'all' | 'changes' | 'doneBy'
  readonly query: NonNullable<Exclude<CallOf<'listAudit'>, void>['query']>
  /** What to say when nothing was found. */
  readonly emptyLine: string
  readonly hrefOf: (page: number) => string
  readonly onActor?: AuditRowProps['onActor']
}

/** A page of the audit log, a line for each act, by days. */
export function AuditList({ of = 'all', query, emptyLine, hrefOf, onActor }: AuditListProps) {
  const texts = auditTexts
  const names = texts.names[of]
  const { year } = kstParts(useNow())
  const { data, currentData, isError, isFetching, refetch } = useListAuditQuery({ query })
  if (data === undefined) {
    return isError ? (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" lines={3} />
    )
  }
  return (
    <div className={styles.list}>
      {data.items.length === 0 ? (
        <EmptyState line={emptyLine} />
      ) : (
        <Card
          as="section"
          aria-label={names.caption}
          data-stale={(isFetching && currentData === undefined) || undefined}
        >
          {byDay(data.items, year).map(([day, entries]) => (
            <div key={day}>
              <p className={styles.day}>{day}</p>
              <ul aria-label={day}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <AuditRow entry={entry} onActor={onActor} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Card>
      )}
      {(data.total > 0 || data.page > 1) && (
        <Pager
          label={names.pages}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={hrefOf}
        />
      )}
    </div>
  )
}

/** The entries by their days, in the order they come; a day of another year is told with it. */
function byDay(entries: readonly AuditEntry[], thisYear: number) {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const at = Date.parse(entry.at)
    const { year } = kstParts(at)
    const day = year === thisYear ? formatListDay(at) : `${year}.${formatListDay(at)}`
    const known = days.get(day)
    if (known === undefined) days.set(day, [entry])
    else known.push(entry)
  }
  return [...days]
}
