import { formatListDate } from '@gyeol/korean'
import { RefreshIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { useReadAdminSummaryQuery } from './admin.api.ts'
import { adminTexts } from './admin.texts.ts'
import { Summary } from './admin-summary.tsx'

/** /admin/status: the sizes of the site and the ages of its facts. */
export function StatusScreen() {
  const texts = adminTexts
  const { data, isError, isFetching, refetch } = useReadAdminSummaryQuery()
  return (
    <Page
      title={texts.title}
      line={data && texts.asOf(formatListDate(Date.parse(data.at)))}
      actions={
        <Button icon={<RefreshIcon />} busy={isFetching} onClick={() => void refetch()}>
          {texts.refresh}
        </Button>
      }
    >
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton shape="block" lines={3} />}
      {data !== undefined && <Summary summary={data} />}
    </Page>
  )
}
