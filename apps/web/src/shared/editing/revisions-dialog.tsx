import type { RevisedEntity, Revision } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../api/query-failure.tsx'
import type { FormRecord } from '../forms/version-merge.ts'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/display/empty-state.tsx'
import { HintStrip } from '../ui/display/hint-strip.tsx'
import { Skeleton } from '../ui/display/skeleton.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { ChangeRows, changedFields, type Readings } from './change-rows.tsx'
import { editingTexts } from './editing.texts.ts'
import { useListRevisionsQuery, useReadRevisionQuery } from '../catalogue/revisions/revision.api.ts'
import styles from './revisions-dialog.module.css'

type Thing = { readonly entity: RevisedEntity; readonly id: string }

type RevisionsDialogProps = {
  readonly thing: Thing
  readonly readings: Readings
  /** What the form holds now. */
  readonly written: FormRecord
  /** The form's values of an older content; throws for one it cannot hold. */
  readonly read: (content: FormRecord) => FormRecord
  readonly onFill: (values: FormRecord) => void
  readonly onClose: () => void
}

/** The versions a thing had; each beside what is written now, to be taken into the form. */
export function RevisionsDialog({ thing, onClose, ...rest }: RevisionsDialogProps) {
  const texts = editingTexts
  const [chosen, setChosen] = useState<Revision | null>(null)
  return (
    <Dialog
      open
      size="large"
      title={chosen === null ? texts.revisionsTitle : titleOf(chosen, texts)}
      description={chosen === null ? texts.revisionsLine : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        // Esc and Back go one step: from a version to the list of them.
        if (chosen === null) onClose()
        else setChosen(null)
      }}
      stays={chosen !== null}
    >
      {chosen === null ? (
        <RevisionList thing={thing} readings={rest.readings} onChoose={setChosen} />
      ) : (
        <RevisionView
          {...rest}
          thing={thing}
          revision={chosen}
          onBack={() => setChosen(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type RevisionListProps = Pick<RevisionsDialogProps, 'thing' | 'readings'> & {
  readonly onChoose: (revision: Revision) => void
}

function RevisionList({ thing, readings, onChoose }: RevisionListProps) {
  const texts = editingTexts
  const { currentData, error, refetch } = useListRevisionsQuery({ params: thing })
  if (currentData === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  }
  const { items, total } = currentData
  const left = total - items.filter(({ act }) => act !== 'start').length
  if (items.length === 0) return <EmptyState line={texts.noRevisions} />
  return (
    <>
      <ol className={styles.list}>
        {items.map((revision) => (
          <li key={revision.id}>
            <button type="button" className={styles.row} onClick={() => onChoose(revision)}>
              <span className={styles.what}>{wordsOf(revision, { readings, texts })}</span>
              <span className={styles.who}>
                {revision.act === 'start' ? null : (revision.actor?.nickname ?? texts.unknownActor)}
                {revision.at !== null && (
                  <time dateTime={revision.at}>{formatListDate(Date.parse(revision.at))}</time>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {left > 0 && <p className={styles.older}>{texts.older(left)}</p>}
    </>
  )
}

type RevisionViewProps = RevisionsDialogProps & {
  readonly revision: Revision
  readonly onBack: () => void
}

function RevisionView({
  thing,
  revision,
  readings,
  written,
  read,
  onFill,
  onBack,
  onClose,
}: RevisionViewProps) {
  const texts = editingTexts
  const { currentData, error, refetch } = useReadRevisionQuery({
    params: { ...thing, revision: revision.id },
  })
  if (currentData === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  }
  const values = readOrNull(read, currentData.content)
  const names = values === null ? [] : changedFields(readings, values, written)
  return (
    <>
      {values === null && <HintStrip tone="brass">{texts.unreadable}</HintStrip>}
      {values !== null && names.length === 0 && <EmptyState line={texts.same} />}
      {values !== null && (
        <ChangeRows
          readings={readings}
          names={names}
          left={values}
          right={written}
          leftLabel={texts.atThatTime}
          rightLabel={texts.now}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>{texts.back}</Button>
        {values !== null && names.length > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              onFill(values)
              onClose()
            }}
          >
            {texts.fill}
          </Button>
        )}
      </div>
    </>
  )
}

function readOrNull(read: RevisionsDialogProps['read'], content: FormRecord): FormRecord | null {
  try {
    return read(content)
  } catch {
    return null
  }
}

type Words = { readonly readings: Readings; readonly texts: typeof editingTexts }

function wordsOf({ act, fields, reason }: Revision, { readings, texts }: Words): string {
  if (act === 'import' || act === 'undo')
    return [texts.acts[act], reason].filter(Boolean).join(' · ')
  const names = fields.flatMap((name) => readings[name]?.label ?? [])
  const [first] = names
  if (act !== 'update' || first === undefined) return texts.acts[act]
  return texts.fields(names.length > 3 ? texts.others(first, names.length - 1) : names.join(', '))
}

function titleOf({ at, act }: Revision, texts: Words['texts']): string {
  return at === null ? texts.acts[act] : `${formatListDate(Date.parse(at))} · ${texts.acts[act]}`
}
