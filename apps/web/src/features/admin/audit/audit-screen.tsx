import { FileDownload } from '../../../shared/files/file-download.tsx'
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
        <FileDownload path="/api/audit/export" query={asked} fileName={texts.csvName}>
          {texts.csv}
        </FileDownload>
      }
    >
      <AuditSection />
    </Page>
  )
}
