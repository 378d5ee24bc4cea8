import type { Job } from '@gyeol/contract'
import { jobWords } from '@gyeol/game-data'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { useIsEditor } from '../../../shared/catalogue/evidence-tag.tsx'
import { RecentIcon, RestartIcon } from '../../../shared/icons/icons.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { GuideBody } from '../job-guide.tsx'
import { useReadJobQuery, useReadJobVersionQuery } from '../job.api.ts'
import { jobTexts } from '../job.texts.ts'
import { JobVersionsDialog } from './job-versions-dialog.tsx'
import { useWritingAgain } from './use-writing-again.ts'
import styles from './versions.module.css'
import { versionTexts } from './versions.texts.ts'

type JobVersionPageProps = { readonly id: string; readonly version: string }

/** /job/:id?version=: a guide as it was, to be read by everybody and brought back by editors. */
export function JobVersionPage({ id, version }: JobVersionPageProps) {
  const texts = versionTexts
  const isEditor = useIsEditor()
  const [isListing, setListing] = useState(false)
  const { currentData: old, error, refetch } = useReadJobVersionQuery({ params: { id, version } })
  const toNow = <LinkButton to={`/job/${id}`}>{texts.toNow}</LinkButton>
  if (old === undefined) {
    return (
      <Page title={jobTexts.title} actions={toNow}>
        {error === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <QueryFailure error={error} onRetry={() => void refetch()} goneLine={texts.gone} />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={jobWords(old.job.name)}
      line={jobWords(old.job.summary)}
      actions={
        <>
          {toNow}
          <Button icon={<RecentIcon />} aria-haspopup="dialog" onClick={() => setListing(true)}>
            {jobTexts.versions}
          </Button>
          {isListing && (
            <JobVersionsDialog {...{ id, shown: version }} onClose={() => setListing(false)} />
          )}
          {isEditor && <RestoreButton old={old.job} />}
        </>
      }
    >
      <div className={styles.note}>
        <HintStrip>
          {old.at === null ? texts.shownStart : texts.shown(formatListDate(Date.parse(old.at)))}
        </HintStrip>
      </div>
      <GuideBody job={old.job} />
    </Page>
  )
}

/** Writes the guide with what stands in this version; the one before it is a version too, and can be had back. */
function RestoreButton({ old }: { readonly old: Job }) {
  const texts = versionTexts
  const navigate = useNavigate()
  const write = useWritingAgain()
  const { currentData: present } = useReadJobQuery({ params: { id: old.id } })
  const [isBusy, setBusy] = useState(false)
  if (present === undefined) return null
  const undo = async (version: number) => {
    const back = await write(present, version)
    if (back === null) showErrorToast(texts.failed)
    else showToast(texts.undone, { kind: 'success' })
  }
  const restore = async () => {
    setBusy(true)
    const written = await write(old, present.version)
    setBusy(false)
    if (written === null) {
      showErrorToast(texts.failed)
      return
    }
    showActionToast(texts.restored, { label: texts.undo, run: () => void undo(written.version) })
    void navigate(`/job/${old.id}`, { replace: true })
  }
  return (
    <Button variant="primary" icon={<RestartIcon />} busy={isBusy} onClick={() => void restore()}>
      {texts.restore}
    </Button>
  )
}
