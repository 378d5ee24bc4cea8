import type { AuditEntry } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import type { CallOf } from '../../shared/http/route-types.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import type { DataColumn } from '../../shared/ui/tables/data-table-types.ts'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useListAuditQuery } from './admin.api.ts'
import { AuditDiff } from './audit-diff.tsx'
import styles from './audit.module.css'
import { auditActionTexts, auditEntityTexts, auditTexts } from './audit.texts.ts'

type AuditListProps = {
  /** Whose log it is: a page may have several, and each has a name of its own. */
  readonly of?: 'all' | 'changes' | 'doneBy'
  readonly query: NonNullable<Exclude<CallOf<'listAudit'>, void>['query']>
  /** What to say when nothing was found. */
  readonly emptyLine: string
  readonly hrefOf: (page: number) => string
  /** Shows only what one person did. */
  readonly onActor?: (actor: { readonly id: string; readonly nickname: string }) => void
}

/** A page of the audit log. */
export function AuditList({ of = 'all', query, emptyLine, hrefOf, onActor }: AuditListProps) {
  const texts = useTexts(auditTexts)
  const names = texts.names[of]
  const columns = useColumns(onActor)
  const { data, currentData, isError, isFetching, refetch } = useListAuditQuery({ query })
  if (data === undefined) {
    return isError ? (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" lines={3} />
    )
  }
  return (
    <div className={styles.body}>
      <DataTable
        caption={names.caption}
        columns={columns}
        rows={data.items}
        getKey={({ id }) => id}
        isStale={isFetching && currentData === undefined}
        empty={<EmptyState line={emptyLine} />}
      />
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

function useColumns(onActor: AuditListProps['onActor']): readonly DataColumn<AuditEntry>[] {
  const texts = useTexts(auditTexts)
  const actions = useTexts(auditActionTexts)
  const { columns } = texts
  return [
    {
      key: 'at',
      header: columns.at,
      cell: ({ at }) => (
        <span className={classNames('num', styles.whole)}>{formatListDate(Date.parse(at))}</span>
      ),
    },
    {
      key: 'actor',
      header: columns.actor,
      cell: ({ actor }) => <Actor actor={actor} onActor={onActor} />,
    },
    {
      key: 'action',
      header: columns.action,
      isTitle: true,
      cell: ({ action }) => actions[action] ?? action,
    },
    { key: 'entity', header: columns.entity, cell: (entry) => <Entity entry={entry} /> },
    { key: 'change', header: columns.change, cell: (entry) => <AuditDiff entry={entry} /> },
  ]
}

function Actor({ actor, onActor }: Pick<AuditEntry, 'actor'> & Pick<AuditListProps, 'onActor'>) {
  const texts = useTexts(auditTexts)
  if (actor === null) return <span className="muted">{texts.commandLine}</span>
  if (onActor === undefined) return actor.nickname
  return (
    <button
      type="button"
      className={styles.actor}
      title={texts.onlyBy(actor.nickname)}
      onClick={() => onActor(actor)}
    >
      {actor.nickname}
    </button>
  )
}

/** Where the item itself can be looked at. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  member: (id) => `/member/${id}`,
  setting: () => '/setting',
  notice: (id) => `/notion/${id}`,
  event: (id) => `/event/${id}`,
}

function Entity({ entry: { entity, entityId } }: { entry: AuditEntry }) {
  const names = useTexts(auditEntityTexts)
  const page = PAGES[entity]?.(entityId)
  const name = names[entity] ?? entity
  return page === undefined ? (
    `${name} ${entityId}`
  ) : (
    <Link className={styles.entity} to={page}>
      {name}
    </Link>
  )
}
