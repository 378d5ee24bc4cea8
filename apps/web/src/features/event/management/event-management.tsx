import { EVENT_KIND_CODES, type EventSummary } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { type Filters, oneOfOrNone } from '../../../shared/router/use-filters.ts'
import { DataTable } from '../../../shared/ui/tables/data-table.tsx'
import type { DataColumn } from '../../../shared/ui/tables/data-table-types.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { EventRowActions } from './event-row-actions.tsx'
import { editingTexts } from '../editing/event-editing.texts.ts'
import type { EVENT_FILTERS } from '../list/event-filters.ts'
import styles from './event-management.module.css'
import { useListEventsQuery } from '../event.api.ts'
import { listedRule } from '../recurrence/recurrence-words.ts'
import { recurrenceTexts } from '../recurrence/recurrence.texts.ts'
import { eventTexts } from '../event.texts.ts'

const PAGE_SIZE = 50

const STATES = ['draft', 'published'] as const
const SORTS = ['startAt', '-startAt'] as const

const actionsOf = (event: EventSummary) => <EventRowActions event={event} />

type EventManagementProps = {
  readonly filters: Filters<typeof EVENT_FILTERS>
}

/** Every event, drafts too: to look after one by one or many at once. */
export function EventManagement({ filters }: EventManagementProps) {
  const texts = editingTexts.manage
  const { search, sort } = filters.values
  const kind = oneOfOrNone(EVENT_KIND_CODES, filters.values.kind)
  const state = oneOfOrNone(STATES, filters.values.state)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, currentData, error, isFetching, refetch } = useListEventsQuery({
    query: {
      view: 'manage',
      sort: oneOfOrNone(SORTS, sort) ?? '-startAt',
      page: filters.page,
      pageSize: PAGE_SIZE,
      ...(kind === undefined ? {} : { kind }),
      ...(state === undefined ? {} : { state }),
      ...(search.trim() === '' ? {} : { search }),
    },
  })
  const columns = useColumnsOf()
  const chosen = data?.items.filter(({ id }) => selected.has(id)) ?? []
  return (
    <>
      <p className={styles.line}>{texts.line}</p>
      <ManagementFilters filters={filters} />
      {chosen.length > 0 && <BulkActions events={chosen} onDone={() => setSelected(new Set())} />}
      {data === undefined && error === undefined && <Skeleton shape="block" lines={5} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <DataTable
            caption={texts.caption}
            rows={data.items}
            getKey={({ id }) => id}
            columns={columns}
            sort={sort}
            onSort={(next) => filters.set({ sort: next })}
            selection={{
              selected,
              onChange: setSelected,
              labelOf: ({ title }) => texts.choose(title),
            }}
            actionsOf={actionsOf}
            isStale={isFetching && currentData === undefined}
            empty={<EmptyState line={filters.isFiltered ? texts.noMatch : texts.none} />}
          />
          <div className={styles.pager}>
            <Pager
              label={texts.caption}
              page={data.page}
              pageSize={PAGE_SIZE}
              total={data.total}
              hrefOf={filters.hrefOf}
            />
          </div>
        </>
      )}
    </>
  )
}

function ManagementFilters({ filters }: EventManagementProps) {
  const words = eventTexts
  const texts = editingTexts.manage
  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={filters.values.search}
        onSearch={(search) => filters.set({ search }, { isTyping: true })}
      />
      <Select
        className={styles.select}
        label={words.kind}
        value={oneOfOrNone(EVENT_KIND_CODES, filters.values.kind) ?? ''}
        onChange={(kind) => filters.set({ kind })}
        options={[
          { value: '', label: words.allKinds },
          ...EVENT_KIND_CODES.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <Select
        className={styles.select}
        label={texts.state}
        value={oneOfOrNone(STATES, filters.values.state) ?? ''}
        onChange={(state) => filters.set({ state })}
        options={[
          { value: '', label: texts.allStates },
          ...STATES.map((value) => ({ value, label: texts[value] })),
        ]}
      />
    </div>
  )
}

function useColumnsOf(): DataColumn<EventSummary>[] {
  const words = eventTexts
  const texts = editingTexts
  const repeats = recurrenceTexts
  return [
    {
      key: 'title',
      header: texts.title,
      isTitle: true,
      cell: ({ id, title }) => (
        <Link to={`/event/${id}`} className={styles.name}>
          {title}
        </Link>
      ),
    },
    {
      key: 'recurrence',
      header: repeats.label,
      cell: listedRule,
    },
    { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'state',
      header: texts.manage.state,
      cell: ({ state }) => (
        <Tag tone={state === 'draft' ? 'brass' : 'neutral'}>{texts.manage[state]}</Tag>
      ),
    },
    {
      key: 'start',
      header: texts.manage.start,
      isNumeric: true,
      sortKey: 'startAt',
      cell: ({ startAt }) => formatListDate(Date.parse(startAt)),
    },
    {
      key: 'end',
      header: texts.manage.end,
      isNumeric: true,
      cell: ({ endAt, endKind }) => (
        <>
          {endAt !== null && formatListDate(Date.parse(endAt))}
          {endKind === 'maintenance' && ` ${texts.manage.untilMaintenance}`}
        </>
      ),
    },
  ]
}
