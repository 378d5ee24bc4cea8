import { CATALOGUE_ENTITY_CODES, type CatalogueEntity } from '@gyeol/contract'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { BatchPanel } from './batch-panel.tsx'
import { ExportSection } from './export-section.tsx'
import { FileForm } from './file-form.tsx'
import { HistorySection } from './history-section.tsx'
import { useDiscardImportMutation } from './import.api.ts'
import { IMPORT_FILTERS, type ImportFilterValues } from './import-filters.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import { PreviewSection } from './preview-section.tsx'
import { useFileCheck } from './use-file-check.ts'

const VIEWS = ['import', 'export', 'history'] as const

/** /admin/import: lists of the catalogue from files and to files. */
export function ImportScreen() {
  const texts = importTexts
  const filters = useFilters<ImportFilterValues>(IMPORT_FILTERS)
  const view = oneOfOrNone(VIEWS, filters.values.view) ?? 'import'
  const entity = oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, filters.values.entity)
  const fileCheck = useFileCheck(entity ?? 'crysta')
  const [discard] = useDiscardImportMutation()
  const { batch } = filters.values

  const check = async () => {
    const answer = await fileCheck.check()
    if (answer === null) return
    // What was checked before is of no use any more; forgotten by the server in any case.
    const before = batch
    filters.set({ batch: answer.batch?.id ?? '', op: '' }, { isTyping: true })
    if (before !== '' && fileCheck.preview?.batch?.id === before)
      await discard({ params: { id: before } }).catch(() => undefined)
  }
  const forget = () => {
    fileCheck.forget()
    filters.set({ batch: '', op: '' }, { isTyping: true })
  }
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      <SegmentedControl
        className={styles.views}
        label={texts.view}
        value={view}
        onChange={(next) => filters.set({ view: next === 'import' ? '' : next, op: '' })}
        segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
      />
      {view === 'export' && <ExportSection />}
      {view === 'history' && <HistorySection filters={filters} />}
      {/* Kept while another view is looked at: what was chosen must not be lost. */}
      <div hidden={view !== 'import'} className={styles.steps}>
        <FileForm fileCheck={fileCheck} onCheck={() => void check()} />
        {fileCheck.preview !== null && (
          <PreviewSection fileCheck={fileCheck} onCheck={() => void check()} />
        )}
        {view === 'import' && batch !== '' && (
          <BatchPanel
            key={batch}
            id={batch}
            filters={filters}
            onCheckAgain={fileCheck.file === null ? undefined : () => void check()}
            onForget={forget}
          />
        )}
      </div>
    </Page>
  )
}
