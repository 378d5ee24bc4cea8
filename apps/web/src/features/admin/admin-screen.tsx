import { formatListDate } from '@gyeol/korean'
import { RefreshIcon } from '../../shared/icons/icons.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useReadAdminSummaryQuery } from './admin.api.ts'
import styles from './admin.module.css'
import { adminTexts } from './admin.texts.ts'
import { AuditSection } from './audit-section.tsx'
import { Summary } from './admin-summary.tsx'

/** What administrators see first: what wants attention, sizes, ages, and the audit log. */
export function AdminScreen() {
  const texts = useTexts(adminTexts)
  const { roles } = useSession()
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
      className={styles.body}
    >
      <QuickLinks />
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton shape="block" lines={3} />}
      {data !== undefined && <Summary summary={data} />}
      {permits(roles, 'audit.read') && <AuditSection />}
    </Page>
  )
}

const LINKS = [
  '/member',
  '/member/create',
  '/notion',
  '/event',
  '/admin/import',
  '/correction',
  '/setting',
  '/debug',
] as const

function QuickLinks() {
  const texts = useTexts(adminTexts).links
  return (
    <nav aria-label={texts.title} className={styles.links}>
      {LINKS.map((path) => (
        <LinkButton key={path} to={path}>
          {texts[path]}
        </LinkButton>
      ))}
    </nav>
  )
}
