import {
  MEMBER_SORTS,
  MEMBER_STATUSES,
  type MemberAdmin,
  type MemberSort,
  STORED_ROLE_CODES,
} from '@gyeol/contract'
import { useState } from 'react'
import { AdminIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { FileDownload } from '../../../shared/files/file-download.tsx'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { type Filters, oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { DataTable } from '../../../shared/ui/tables/data-table.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useReadProfileQuery } from '../account.api.ts'
import { BulkDecisionDialog } from './bulk-decision-dialog.tsx'
import { BulkRoleDialog } from './bulk-role-dialog.tsx'
import { BulkSuspensionDialog } from './bulk-suspension-dialog.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import { memberColumns } from './member-columns.tsx'
import styles from './member-list.module.css'
import { useListMembersQuery, useListRoleNamesQuery } from '../member.api.ts'
import { roleMatrixTexts } from './role-matrix.texts.ts'
import { roleName } from './role-name.ts'

const RoleMatrixDialog = latePart(
  async () => (await import('./role-matrix-dialog.tsx')).RoleMatrixDialog,
)

const PAGE_SIZE = 20
const DEFAULTS = { search: '', role: '', status: '', sort: '-createdAt' }
const ANY = 'any'

type MemberFilters = Filters<typeof DEFAULTS>

/** Members with search, filters and order in the address; several can be chosen for a new role, or suspended. */
export function MemberListScreen() {
  const texts = memberAdminTexts
  const [isShowing, setShowing] = useState(false)
  const filters = useFilters(DEFAULTS)
  const asked = askedFor(filters)
  const query = { ...asked, page: filters.page, pageSize: PAGE_SIZE }
  const { data, currentData, isError, isFetching, refetch } = useListMembersQuery({ query })
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Button icon={<AdminIcon />} aria-haspopup="dialog" onClick={() => setShowing(true)}>
            {roleMatrixTexts.open}
          </Button>
          {isShowing && <RoleMatrixDialog onClose={() => setShowing(false)} />}
          <FileDownload path="/api/member/export" query={asked} fileName={texts.csvName}>
            {texts.csv}
          </FileDownload>
          <LinkButton variant="primary" to="/member/create" icon={<PlusIcon />}>
            {texts.create}
          </LinkButton>
        </>
      }
      className={styles.body}
    >
      <FilterBar filters={filters} />
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton shape="block" lines={4} />}
      {data !== undefined && (
        <>
          <Rows
            rows={data.items}
            filters={filters}
            isStale={isFetching && currentData === undefined}
          />
          <Pager
            label={texts.pages}
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            countsPeople
            hrefOf={filters.hrefOf}
          />
        </>
      )}
    </Page>
  )
}

/** What the address asks for, in the server's words; anything else in it is left out. */
function askedFor({ values }: MemberFilters) {
  const sort: MemberSort = oneOfOrNone(MEMBER_SORTS, values.sort) ?? '-createdAt'
  return {
    search: values.search.slice(0, 100) || undefined,
    role: oneOfOrNone(STORED_ROLE_CODES, values.role),
    status: oneOfOrNone(MEMBER_STATUSES, values.status),
    sort,
  }
}

function FilterBar({ filters }: { filters: MemberFilters }) {
  const texts = memberAdminTexts
  const { values, set } = filters
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={values.search}
        onSearch={(search) => set({ search }, { isTyping: true })}
      />
      <Select
        label={texts.role}
        value={values.role || ANY}
        onChange={(role) => set({ role: role === ANY ? '' : role })}
        options={[
          { value: ANY, label: texts.anyRole },
          ...STORED_ROLE_CODES.map((code) => ({ value: code, label: roleName(code) })),
        ]}
      />
      <Select
        label={texts.status}
        value={values.status || ANY}
        onChange={(status) => set({ status: status === ANY ? '' : status })}
        options={[
          { value: ANY, label: texts.anyStatus },
          ...MEMBER_STATUSES.map((code) => ({ value: code, label: texts.statuses[code] })),
        ]}
      />
      {filters.isFiltered && (
        <Button variant="ghost" onClick={filters.reset}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

type RowsProps = {
  readonly rows: readonly MemberAdmin[]
  readonly filters: MemberFilters
  readonly isStale: boolean
}

function Rows({ rows, filters, isStale }: RowsProps) {
  const texts = memberAdminTexts
  const { data: roles = [] } = useListRoleNamesQuery()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [changing, setChanging] = useState<'role' | 'suspension' | 'decision' | null>(null)
  const { data: own } = useReadProfileQuery()
  // Nobody changes their own role.
  const mayTouch = (member: MemberAdmin) =>
    member.id !== own?.id &&
    roles.some(({ code, assignable }) => assignable && code === member.roleCode)
  const chosen = rows.filter(({ id }) => selected.has(id))
  const close = () => {
    setChanging(null)
    setSelected(new Set())
  }
  return (
    <>
      <DataTable
        caption={texts.list}
        columns={memberColumns(texts)}
        rows={rows}
        getKey={({ id }) => id}
        sort={filters.values.sort}
        onSort={(sort) => filters.set({ sort })}
        selection={{
          selected,
          onChange: setSelected,
          labelOf: ({ nickname }) => texts.choose(nickname),
          isDisabled: (member) => !mayTouch(member),
        }}
        isStale={isStale}
        empty={
          <EmptyState
            line={texts.noMatch}
            action={<Button onClick={filters.reset}>{texts.clear}</Button>}
          />
        }
      />
      {chosen.length > 0 && (
        <section className={styles.bulk} aria-label={texts.bulk.title}>
          <span className={styles.bulkCount} role="status">
            {texts.bulk.bar(chosen.length)}
          </span>
          <Button variant="ghost" onClick={() => setSelected(new Set())}>
            {texts.bulk.cancel}
          </Button>
          {chosen.some(({ status }) => status === 'WAITING') && (
            <Button onClick={() => setChanging('decision')}>{texts.bulk.decide}</Button>
          )}
          <Button onClick={() => setChanging('suspension')}>{texts.bulk.suspend}</Button>
          <Button variant="primary" onClick={() => setChanging('role')}>
            {texts.bulk.change}
          </Button>
        </section>
      )}
      {changing === 'role' && <BulkRoleDialog members={chosen} roles={roles} onClose={close} />}
      {changing === 'decision' && <BulkDecisionDialog members={chosen} onClose={close} />}
      {changing === 'suspension' && <BulkSuspensionDialog members={chosen} onClose={close} />}
    </>
  )
}
