import { type MemberAdmin, TRACE_KINDS, type TraceKind } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { useReadProfileQuery } from '../account.api.ts'
import { BulkSuspensionDialog } from '../admin/bulk-suspension-dialog.tsx'
import listStyles from '../admin/member-list.module.css'
import { useListRoleNamesQuery } from '../member.api.ts'
import { useListTracesQuery } from './trace.api.ts'
import { TraceGroupCard } from './trace-group-card.tsx'
import styles from './trace.module.css'
import { traceTexts } from './trace.texts.ts'

const PAGE_SIZE = 10
const DEFAULTS = { kind: 'network' }

/** /admin/trace: accounts that share a network, a browser or a minute; several are suspended at once. */
export function TraceScreen() {
  const texts = traceTexts
  const { values, set, page, hrefOf } = useFilters(DEFAULTS)
  const kind: TraceKind = oneOfOrNone(TRACE_KINDS, values.kind) ?? 'network'
  const query = { kind, page, pageSize: PAGE_SIZE }
  const { data, currentData, error, refetch } = useListTracesQuery({ query })
  const { selected, choose, clear } = useChoice()
  const { data: own } = useReadProfileQuery()
  const { data: roles = [] } = useListRoleNamesQuery()
  // Nobody suspends themselves, nor whoever stands as high.
  const mayTouch = ({ id, roleCode }: MemberAdmin) =>
    id !== own?.id && roles.some(({ code, assignable }) => assignable && code === roleCode)
  const chosen = new Map(
    (data?.items ?? [])
      .flatMap(({ members }) => members)
      .filter(({ member }) => selected.has(member.id))
      .map(({ member }) => [member.id, member]),
  )
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      <SegmentedControl
        label={texts.kind}
        value={kind}
        segments={TRACE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(next) => {
          clear()
          set({ kind: next })
        }}
        block
      />
      {data === undefined && error === undefined && <Skeleton shape="block" lines={4} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <EmptyState line={texts.empty} />}
      {data !== undefined && data.items.length > 0 && (
        <>
          <div className={styles.body} data-stale={currentData === undefined ? '' : undefined}>
            {data.items.map((group) => (
              <TraceGroupCard key={group.id} {...{ group, selected, mayTouch }} onChoose={choose} />
            ))}
          </div>
          <Pager
            label={texts.pages}
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            hrefOf={hrefOf}
          />
        </>
      )}
      <ChoiceBar chosen={[...chosen.values()]} onClear={clear} />
    </Page>
  )
}

function useChoice() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setSelected(next)
  }
  return { selected, choose, clear: () => setSelected(new Set()) }
}

type ChoiceBarProps = { readonly chosen: readonly MemberAdmin[]; readonly onClear: () => void }

function ChoiceBar({ chosen, onClear }: ChoiceBarProps) {
  const texts = traceTexts
  const [isSuspending, setSuspending] = useState(false)
  if (chosen.length === 0) return null
  return (
    <>
      <section className={listStyles.bulk} aria-label={texts.chosen}>
        <span className={listStyles.bulkCount} role="status">
          {texts.bar(formatNumber(chosen.length))}
        </span>
        <Button variant="ghost" onClick={onClear}>
          {texts.none}
        </Button>
        <Button variant="primary" onClick={() => setSuspending(true)}>
          {texts.suspend}
        </Button>
      </section>
      {isSuspending && (
        <BulkSuspensionDialog
          members={chosen}
          onClose={() => {
            setSuspending(false)
            onClear()
          }}
        />
      )}
    </>
  )
}
