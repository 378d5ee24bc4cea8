import { useIsMember } from '../../shared/session/session-store.ts'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { CheckIcon, LinkIcon } from '../../shared/icons/icons.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import type { Filters } from '../../shared/router/use-filters.ts'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { showToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { AREA_VIEWS, type NoticeArea } from './notice-area.ts'
import { useListNoticesQuery, useMarkAllNoticesReadMutation } from './notice.api.ts'
import styles from './notice-list-screen.module.css'
import { hasVisitorRead, markAllVisitorRead, noticeReadSaved } from './notice-read.saved.ts'
import { NoticeRows } from './notice-rows.tsx'
import { noticeTexts } from './notice.texts.ts'

const PAGE_SIZE = 20

/** The filters the list screen keeps in its address. */
export type NoticeFilters = Filters<{ readonly search: string; readonly view: string }>

type NoticeInboxProps = {
  readonly area: NoticeArea
  readonly filters: NoticeFilters
}

/** What the list of an area asks for. */
export function noticesAsked(
  area: NoticeArea,
  { search, page }: { readonly search: string; readonly page: number },
) {
  return {
    query: {
      view: AREA_VIEWS[area],
      page,
      pageSize: PAGE_SIZE,
      ...(search === '' ? {} : { search }),
    },
  }
}

/** The notices an area lists, a search through their titles, and the marks of what is unread. */
export function NoticeInbox({ area, filters }: NoticeInboxProps) {
  const texts = noticeTexts
  const { search } = filters.values
  const { data, currentData, error, isFetching, refetch } = useListNoticesQuery(
    noticesAsked(area, { search, page: filters.page }),
  )
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          label={texts.search}
          value={search}
          onSearch={(next) => filters.set({ search: next }, { isTyping: true })}
        />
        {area === 'notification' ? (
          <ReadAll />
        ) : (
          <a className={styles.feed} href="/feed/notices.xml">
            <LinkIcon />
            {texts.feed}
          </a>
        )}
      </div>
      <OfflineTag answer={data} />
      {data === undefined && error === undefined && (
        <Skeleton className={styles.waiting} shape="block" lines={5} />
      )}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <EmptyState
          line={search === '' ? texts.emptyLine : texts.emptySearchLine}
          action={
            search === '' ? undefined : (
              <Button onClick={() => filters.set({ search: '' })}>{texts.clearSearch}</Button>
            )
          }
        />
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <NoticeRows
            area={area}
            notices={data.items}
            isStale={isFetching && currentData === undefined}
          />
          <div className={styles.pager}>
            <Pager
              label={texts.pages}
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

/** How many of the whole inbox are unread, and the button that ends it. */
function ReadAll() {
  const texts = noticeTexts
  const isMember = useIsMember()
  const [visitorRead] = useSaved(noticeReadSaved)
  const { data } = useListNoticesQuery({ query: { view: 'inbox' } })
  const [markAll, { isLoading }] = useMarkAllNoticesReadMutation()
  if (data === undefined) return null
  const unread =
    data.unread ?? data.items.filter((item) => !hasVisitorRead(visitorRead, item)).length
  const readAll = async () => {
    if (isMember) await markAll({ body: {} }).unwrap()
    else markAllVisitorRead(data.items)
    showToast(texts.readAllDone, { kind: 'success' })
  }
  return (
    <div className={styles.unread}>
      <span role="status">{texts.unread(unread)}</span>
      <Button
        size="small"
        icon={<CheckIcon />}
        busy={isLoading}
        disabled={unread === 0}
        // A failure is told by the call itself.
        onClick={() => void readAll().catch(() => undefined)}
      >
        {texts.readAll}
      </Button>
    </div>
  )
}
