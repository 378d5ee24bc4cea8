import type { JobVersions } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useListJobVersionsQuery } from '../job.api.ts'
import { versionWords } from './version-words.ts'
import styles from './versions.module.css'
import { versionTexts } from './versions.texts.ts'

type JobVersionsDialogProps = {
  readonly id: string
  /** The version on the page; null for the present one. */
  readonly shown?: string | null
  readonly onClose: () => void
}

/** The versions of a guide, the newest first; each leads to the guide as it was. */
export function JobVersionsDialog({ id, shown = null, onClose }: JobVersionsDialogProps) {
  const texts = versionTexts
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <VersionList {...{ id, shown }} />
    </Dialog>
  )
}

type Shown = { readonly id: string; readonly shown: string | null }

function VersionList({ id, shown }: Shown) {
  const texts = versionTexts
  const { currentData, error, refetch } = useListJobVersionsQuery({ params: { id } })
  if (currentData === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  }
  const { items, total } = currentData
  const left = total - items.filter(({ act }) => act !== 'start').length
  const isShown = (version: string, at: number) => (shown === null ? at === 0 : version === shown)
  const hrefOf = (version: string, at: number) =>
    at === 0 ? `/job/${id}` : `/job/${id}?version=${version}`
  if (items.length === 0) return <EmptyState line={texts.none} />
  return (
    <>
      <ol className={styles.list}>
        {items.map((version, at) => (
          <li key={version.id}>
            <VersionRow
              version={version}
              isNow={at === 0}
              href={isShown(version.id, at) ? null : hrefOf(version.id, at)}
            />
          </li>
        ))}
      </ol>
      {left > 0 && <p className={styles.when}>{texts.older(left)}</p>}
    </>
  )
}

type VersionRowProps = {
  readonly version: JobVersions['items'][number]
  readonly isNow: boolean
  /** Null for the one on the page. */
  readonly href: string | null
}

function VersionRow({ version, isNow, href }: VersionRowProps) {
  const texts = versionTexts
  const words = (
    <>
      <span className={styles.what}>
        {versionWords(version)}
        {isNow && <Tag tone="primary">{texts.now}</Tag>}
      </span>
      {version.at !== null && (
        <time className={styles.when} dateTime={version.at}>
          {formatListDate(Date.parse(version.at))}
        </time>
      )}
    </>
  )
  return href === null ? (
    <div className={styles.row} aria-current="true">
      {words}
    </div>
  ) : (
    <Link className={styles.row} to={href}>
      {words}
    </Link>
  )
}
