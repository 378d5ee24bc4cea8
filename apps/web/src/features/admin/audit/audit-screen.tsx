import { urlOf } from '../../../shared/http/request.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { AuditSection } from './audit-section.tsx'
import { auditTexts } from './audit.texts.ts'
import { useAuditFilters } from './use-audit-filters.ts'

/** /admin/audit: who did what, a line each. */
export function AuditScreen() {
  const texts = auditTexts
  const { asked } = useAuditFilters()
  return (
    <Page
      title={texts.title}
      line={texts.line}
      actions={
        <LinkButton
          reloadDocument
          download
          to={urlOf('/api/audit/export', asked)}
          icon={<DownloadIcon />}
        >
          {texts.csv}
        </LinkButton>
      }
    >
      <AuditSection />
    </Page>
  )
}
