import type { NoticeSummary } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon, EditIcon } from '../../shared/icons/icons.ts'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { levelTexts } from '../../shared/texts/level.texts.ts'
import { IconButton, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import type { DataColumn } from '../../shared/ui/tables/data-table-types.ts'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../shared/ui/display/visually-hidden.tsx'
import type { NoticeArea } from './notice-area.ts'
import type { NoticeFilters } from './notice-inbox.tsx'
import { useListNoticesQuery } from './notice.api.ts'
import styles from './notice-list-screen.module.css'
import { noticeTexts } from './notice.texts.ts'
import { RemoveNotice } from './remove-notice.tsx'

const PAGE_SIZE = 20

type NoticeManagementProps = {
  readonly area: NoticeArea
  readonly filters: NoticeFilters
}

/** What a writer may edit, scheduled notices too. */
export function NoticeManagement({ area, filters }: NoticeManagementProps) {
  const texts = noticeTexts
  const { search } = filters.values
  const { data, currentData, error, isFetching, refetch } = useListNoticesQuery({
    query: {
      view: 'manage',
      page: filters.page,
      pageSize: PAGE_SIZE,
      ...(search === '' ? {} : { search }),
    },
  })
  const columns = useColumns(area)
  return (
    <>
      <p className={styles.line}>{texts.manage.line}</p>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          label={texts.search}
          value={search}
          onSearch={(next) => filters.set({ search: next }, { isTyping: true })}
        />
      </div>
      {data === undefined && error === undefined && <Skeleton shape="block" lines={5} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <DataTable
            caption={texts.manage.caption}
            rows={data.items}
            getKey={({ id }) => id}
            columns={columns}
            isStale={isFetching && currentData === undefined}
            actionsOf={actionsIn(area)}
            empty={<EmptyState line={search === '' ? texts.emptyLine : texts.emptySearchLine} />}
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

function useColumns(area: NoticeArea): DataColumn<NoticeSummary>[] {
  const texts = noticeTexts
  const levels = levelTexts.audience
  return [
    {
      key: 'title',
      header: texts.manage.title,
      isTitle: true,
      cell: ({ id, title, pinned }) => (
        <Link to={`/${area}/${id}`} className={styles.name}>
          {title}
          {pinned && <Tag tone="brass">{texts.pinned}</Tag>}
        </Link>
      ),
    },
    {
      key: 'state',
      header: texts.manage.state,
      cell: ({ isScheduled }) => (
        <Tag tone={isScheduled ? 'primary' : 'neutral'}>
          {isScheduled ? texts.scheduled : texts.published}
        </Tag>
      ),
    },
    {
      key: 'audience',
      header: texts.manage.audience,
      cell: ({ levelCode }) => levels[levelCode],
    },
    {
      key: 'when',
      header: texts.manage.when,
      isNumeric: true,
      cell: ({ publishedAt }) => formatListDate(Date.parse(publishedAt)),
    },
    {
      key: 'author',
      header: texts.manage.author,
      cell: ({ author }) => author?.nickname ?? PRODUCT_NAME,
    },
  ]
}

const actionsIn = (area: NoticeArea) => (notice: NoticeSummary) => (
  <RowActions area={area} notice={notice} />
)

function RowActions({ area, notice }: { area: NoticeArea; notice: NoticeSummary }) {
  const texts = noticeTexts
  return (
    <>
      <LinkButton
        size="small"
        variant="ghost"
        icon={<EditIcon />}
        to={`/${area}/${notice.id}/edit`}
        title={texts.edit}
      >
        <VisuallyHidden>
          {notice.title} {texts.edit}
        </VisuallyHidden>
      </LinkButton>
      <RemoveNotice
        notice={notice}
        trigger={
          <IconButton
            size="small"
            label={`${notice.title} ${texts.remove}`}
            icon={<DeleteIcon />}
          />
        }
      />
    </>
  )
}
