import type { Job } from '@gyeol/contract'
import { jobWords } from '@gyeol/game-data'
import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon, EditIcon, RecentIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { RemoveItem } from '../../shared/catalogue/forms/remove-item.tsx'
import type { Kept } from '../../shared/http/kept-answers.ts'
import { ReportProblem } from '../../shared/moderation/report-problem.tsx'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { GuideBody } from './job-guide.tsx'
import { JobReviewCard } from './versions/job-review-card.tsx'
import { useDeleteJobMutation, useReadJobQuery } from './job.api.ts'
import { jobTexts } from './job.texts.ts'

const JobVersionsDialog = latePart(
  async () => (await import('./versions/job-versions-dialog.tsx')).JobVersionsDialog,
)
const JobVersionPage = latePart(
  async () => (await import('./versions/job-version-page.tsx')).JobVersionPage,
)

/** /job/:id: one build guide; with `?version=` as it was in an earlier version. */
export function JobDetailScreen() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const version = params.get('version')
  return version === null ? (
    <PresentGuide id={id} />
  ) : (
    <JobVersionPage key={version} {...{ id, version }} />
  )
}

function PresentGuide({ id }: { readonly id: string }) {
  const texts = jobTexts
  const common = catalogueTexts
  const { currentData: job, error, refetch } = useReadJobQuery({ params: { id } })
  if (job !== undefined) return <Guide job={job} />
  return (
    <Page title={texts.title}>
      {error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <QueryFailure
          error={error}
          onRetry={() => void refetch()}
          goneLine={common.gone}
          action={<LinkButton to="/job">{texts.back}</LinkButton>}
        />
      )}
    </Page>
  )
}

function Guide({ job }: { job: Kept<Job> }) {
  const texts = jobTexts
  const isEditor = useIsEditor()
  const { needsReview, updatedAt } = job
  const name = jobWords(job.name)
  const summary = jobWords(job.summary)
  return (
    <Page
      title={name}
      line={
        <>
          {summary !== '' && <span>{summary}</span>}
          <span>{texts.updated(formatDate(Date.parse(updatedAt)))}</span>
          <OfflineTag answer={job} />
        </>
      }
      actions={<Actions job={job} />}
      editing={isEditor && <Editing job={job} />}
    >
      <GuideBody job={job}>{needsReview && <JobReviewCard job={job} />}</GuideBody>
    </Page>
  )
}

function Actions({ job: { id, name } }: { job: Job }) {
  const texts = jobTexts
  const [isListing, setListing] = useState(false)
  return (
    <>
      <LinkButton to="/job">{texts.back}</LinkButton>
      <Button icon={<RecentIcon />} aria-haspopup="dialog" onClick={() => setListing(true)}>
        {texts.versions}
      </Button>
      {isListing && <JobVersionsDialog id={id} onClose={() => setListing(false)} />}
      <ReportLink entity="job" id={id} name={name} />
      <ReportProblem content={{ kind: 'job', id }} name={name} />
    </>
  )
}

function Editing({ job: { id, name } }: { job: Job }) {
  const common = catalogueTexts
  const navigate = useNavigate()
  const [remove] = useDeleteJobMutation()
  return (
    <>
      <LinkButton variant="primary" to={`/job/${id}/edit`} icon={<EditIcon />}>
        {common.edit}
      </LinkButton>
      <RemoveItem
        thing={{ entity: 'job', id }}
        name={name}
        trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
        remove={() => remove({ params: { id } }).unwrap()}
        onRemoved={() => void navigate('/job', { replace: true })}
      />
    </>
  )
}
