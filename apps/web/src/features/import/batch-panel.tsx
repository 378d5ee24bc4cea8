import { CATALOGUE_ENTITIES, type ImportBatch } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import type { Filters } from '../../shared/router/use-filters.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { failureFacts } from '../../shared/http/http-failure.ts'
import { BatchActions } from './batch-actions.tsx'
import { ChangeList } from './change-list.tsx'
import { useReadImportQuery } from './import.api.ts'
import styles from './import.module.css'
import type { ImportFilterValues } from './import-filters.ts'
import { importTexts } from './import.texts.ts'

type BatchPanelProps = {
  readonly id: string
  readonly filters: Filters<ImportFilterValues>
  /** Absent when the file itself is not at hand any more. */
  readonly onCheckAgain: (() => void) | undefined
  readonly onForget: () => void
}

/** A checked file: what it does, row by row, and the way to put it in or take it back. */
export function BatchPanel({ id, filters, onCheckAgain, onForget }: BatchPanelProps) {
  const texts = importTexts.batch
  const { data: batch, error, refetch } = useReadImportQuery({ params: { id } })
  if (batch === undefined) {
    if (error === undefined) return <Skeleton shape="block" lines={4} />
    const isGone = failureFacts(error)?.status === 404
    const again = <Button onClick={onForget}>{texts.again}</Button>
    return isGone ? (
      <EmptyState line={texts.gone} action={again} />
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} action={again} />
    )
  }
  return (
    <>
      <Card as="section" padding="large" aria-labelledby="import-batch" className={styles.section}>
        <SectionTitle
          id="import-batch"
          trailing={<Tag tone={TONES[batch.state]}>{texts.states[batch.state]}</Tag>}
        >
          {texts.title(CATALOGUE_ENTITIES[batch.entity].name, batch.fileName || texts.nameless)}
        </SectionTitle>
        <About batch={batch} />
        <Counts batch={batch} />
        <BatchActions batch={batch} onCheckAgain={onCheckAgain} onForget={onForget} />
      </Card>
      <ChangeList batch={batch} filters={filters} />
    </>
  )
}

const TONES = { ready: 'brass', applied: 'primary', undone: 'neutral' } as const

function About({ batch }: { batch: ImportBatch }) {
  const texts = importTexts.batch
  const { mode, asOf, source, author, createdAt } = batch
  const parts = [
    texts.by(author?.nickname ?? texts.command, formatListDate(Date.parse(createdAt))),
    texts.mode[mode],
    asOf === null ? '' : texts.asOf(asOf),
    source === '' ? '' : texts.source(source),
  ]
  return <p className={styles.muted}>{parts.filter(Boolean).join(' · ')}</p>
}

const COUNTS = ['rows', 'new', 'changed', 'same', 'gone', 'bad'] as const

function Counts({ batch: { counts } }: { batch: ImportBatch }) {
  const texts = importTexts.batch
  return (
    <dl className={styles.counts}>
      {COUNTS.map((code) => (
        <div key={code} data-code={code} data-none={counts[code] === 0 ? '' : undefined}>
          <dt>{texts.counts[code]}</dt>
          <dd>{formatNumber(counts[code])}</dd>
        </div>
      ))}
    </dl>
  )
}
